import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { writeReadableStreamToWritable } from '@react-router/node'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { apiContext, doorContext, sessionContext, shellContext, shopContext } from '#web/context.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'
import { cookieJar, type CookieJar } from './cookies.ts'
import { foreign, originOf } from './origin.ts'
import { loadShell } from './shell.ts'
import { unavailablePage } from './unavailable.ts'
import { openVisit } from './visit.ts'

const build = new URL('../../build/', import.meta.url)

/** The storefront and the back office: pages rendered here, then taken over in the browser. */
export async function mountWeb(app: FastifyInstance, shop: OpenShop, config: Config): Promise<void> {
  const server = new URL('server/index.js', build)
  if (!existsSync(server)) throw new Error('The web is not built; `npm start` builds it.')
  const handle = createRequestHandler((await import(pathToFileURL(server.pathname).href)) as ServerBuild, 'production')
  await app.register(fastifyStatic, {
    root: new URL('client/assets/', build).pathname,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  })

  await app.register(async (scope) => {
    // React Router reads bodies itself; Fastify would have eaten them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, next) => next(null))
    scope.all('/*', async (request, reply) => {
      reply.hijack()
      await answer(request.raw, reply.raw, request.ip)
    })
  })

  async function answer(raw: IncomingMessage, response: ServerResponse, address: string) {
    const jar = cookieJar(config.cookies, raw.headers.cookie ?? null)
    try {
      if (foreign(raw, config.publicOrigin)) return plain(response, 400, 'Permintaan dari situs lain ditolak.')
      const request = toRequest(raw, response, originOf(raw, config.publicOrigin))
      const page = await handle(request, await contextFor(request, jar, raw, address))
      await write(page, jar, response)
    } catch (thrown) {
      // A reader who leaves in the middle of a page is no fault.
      if (response.headersSent && response.destroyed) return
      // Without its query: an activation's token or an address may stand there.
      shop.tools.log.error({ err: thrown, path: raw.url?.split('?')[0] }, 'page failed')
      if (!response.headersSent) unavailable(response)
      else response.destroy()
    }
  }

  /** Everything that the pages are handed with a request. */
  async function contextFor(request: Request, jar: CookieJar, raw: IncomingMessage, address: string) {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
    const desk = /^\/backoffice(\/|$)/.test(path) ? 'staff' : 'buyer'
    const visit = await openVisit(shop, config, {
      jar, desk, address, at: path + search, agent: raw.headers['user-agent'] ?? '', requestId: randomUUID(),
    })
    const context = new RouterContextProvider()
    context.set(apiContext, visit.api)
    const session = await visit.session()
    context.set(sessionContext, session)
    context.set(doorContext, { enter: visit.keep, leave: visit.leave })
    context.set(shopContext, { storeName: config.storeName, demo: config.demo, nonce: randomBytes(16).toString('base64') })
    if (desk === 'buyer') context.set(shellContext, () => loadShell(visit.api, config, session.state === 'authenticated'))
    return context
  }

  function unavailable(response: ServerResponse) {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' })
    response.end(unavailablePage(config.storeName))
  }
}

function toRequest(raw: IncomingMessage, response: ServerResponse, origin: string): Request {
  const left = new AbortController()
  response.once('close', () => response.writableEnded || left.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const method = raw.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }
  return new Request(new URL(raw.url ?? '/', origin), { method, headers, signal: left.signal, ...body } as RequestInit)
}

async function write(page: Response, jar: CookieJar, response: ServerResponse) {
  response.statusCode = page.status
  for (const [name, value] of page.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = [...page.headers.getSetCookie(), ...jar.set]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  if (!page.headers.has('cache-control')) response.setHeader('cache-control', 'private, no-cache')
  if (page.body) await writeReadableStreamToWritable(page.body, response)
  else response.end()
}

function plain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}
