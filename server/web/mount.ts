import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { constants, createGzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { writeReadableStreamToWritable } from '@react-router/node'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  apiContext,
  doorContext,
  errandContext,
  sessionContext,
  shellContext,
  shopContext,
} from '#web/context.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'
import { bodyOf, type Body } from './body.ts'
import { cookieJar, deskAt, type CookieJar } from './cookies.ts'
import { errands } from './errands.ts'
import { openKeeper } from './kept/open.ts'
import { keptPages, type Rendered } from './kept/pages.ts'
import { watched } from './kept/shown.ts'
import { spotOf } from './kept/spot.ts'
import { answerOfGoogle, foreign, originOf } from './origin.ts'
import { packingsOf } from './packing.ts'
import { said } from './said.ts'
import { loadShell } from './shell.ts'
import { unavailablePage } from './unavailable.ts'
import { openVisit } from './visit.ts'
import { visitLog } from './visits.ts'

type NodeStream = Parameters<typeof Readable.fromWeb>[0]

const build = new URL('../../build/', import.meta.url)

/** The storefront and the back office: pages rendered here, then taken over in the browser. */
export async function mountWeb(
  app: FastifyInstance,
  shop: OpenShop,
  config: Config,
): Promise<void> {
  const server = new URL('server/index.js', build)
  if (!existsSync(server)) throw new Error('The web is not built; `npm start` builds it.')
  const handle = createRequestHandler(
    (await import(pathToFileURL(server.pathname).href)) as ServerBuild,
    'production',
  )
  await app.register(fastifyStatic, {
    root: new URL('client/assets/', build).pathname,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  const keeper = await openKeeper(app, shop, config)
  const kept = keeper && keptPages(keeper)
  const visits = visitLog(app, shop, config)

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
    try {
      if (!raw.url?.startsWith('/')) return plain(response, 400, 'Alamat ini tidak dapat dibaca.')
      // React Router refuses a foreign origin too, and knows no exception: this one is let in here.
      if (answerOfGoogle(raw, config.google?.authorizeUrl)) delete raw.headers.origin
      else if (foreign(raw, config.publicOrigin))
        return plain(response, 400, 'Permintaan dari situs lain ditolak.')
      const spot = kept && spotOf(raw, config.publicOrigin)
      const isDone =
        spot &&
        (await kept.answer(
          spot,
          raw,
          response,
          (draft, path) =>
            render(
              raw,
              response,
              address,
              { ...shop, dispatch: watched(shop.dispatch, draft.shown) },
              path,
            ),
          (rendered) => write(rendered, raw, response),
        ))
      if (!isDone) await write(await render(raw, response, address, shop), raw, response)
      visits.note(raw, response)
    } catch (thrown) {
      // Whoever left does not wait for an answer.
      if (response.destroyed) return
      // Without its query: an activation's token or an address may stand there.
      shop.tools.log.error({ err: thrown, path: raw.url?.split('?')[0] }, 'page failed')
      if (!response.headersSent) unavailable(response)
      else response.destroy()
    }
  }

  async function render(
    raw: IncomingMessage,
    response: ServerResponse,
    address: string,
    from: OpenShop,
    path = raw.url ?? '/',
  ): Promise<Rendered> {
    const jar = cookieJar(config.cookies, raw.headers.cookie ?? null)
    const nonce = randomBytes(16).toString('base64')
    const body = bodyOf(raw)
    // Put behind the origin, not held against it: `//other.id/login` is no page of ours, and no other origin.
    const url = new URL(originOf(raw, config.publicOrigin) + path)
    const request = toRequest(raw, response, { url, body })
    const page = await handle(
      request,
      await contextFor(from, request, { jar, raw, body, address, nonce }),
    )
    return { page, nonce, cookies: jar.set }
  }

  /** Everything that the pages are handed with a request. */
  async function contextFor(
    from: OpenShop,
    request: Request,
    {
      jar,
      raw,
      body,
      address,
      nonce,
    }: { jar: CookieJar; raw: IncomingMessage; body: Body; address: string; nonce: string },
  ) {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/\.data$/, '').replace(/^\/_$/, '/')
    const desk = deskAt(path)
    const visit = await openVisit(from, config, {
      jar,
      desk,
      address,
      at: path + search,
      agent: raw.headers['user-agent'] ?? '',
      requestId: randomUUID(),
    })
    const context = new RouterContextProvider()
    context.set(apiContext, visit.api)
    const session = await visit.session()
    context.set(sessionContext, session)
    if (session.state === 'authenticated') body.signedIn(desk)
    if (desk === 'buyer' && session.user)
      visits.isReadBy(raw, { accountId: session.user.id, api: visit.api })
    context.set(doorContext, { enter: visit.keep, leave: visit.leave })
    context.set(errandContext, errands(jar))
    context.set(shopContext, {
      storeName: config.storeName,
      demo: config.demo,
      origin: config.publicOrigin,
      nonce,
      google: config.google && new URL(config.google.authorizeUrl).origin,
    })
    if (desk === 'buyer')
      context.set(shellContext, () =>
        loadShell(visit.api, config, session.state === 'authenticated'),
      )
    return context
  }

  function unavailable(response: ServerResponse) {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
    })
    response.end(unavailablePage(config.storeName))
  }
}

function toRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { url, body }: { url: URL; body: Body },
): Request {
  const left = new AbortController()
  response.once('close', () => response.writableEnded || left.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const method = raw.method ?? 'GET'
  const sent = method === 'GET' || method === 'HEAD' ? {} : { body: body.stream, duplex: 'half' }
  return new Request(url, { method, headers, signal: left.signal, ...sent } as RequestInit)
}

async function write(
  { page, cookies: own }: Rendered,
  raw: IncomingMessage,
  response: ServerResponse,
) {
  response.statusCode = page.status
  for (const [name, value] of page.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = [...page.headers.getSetCookie(), ...own]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  for (const [name, value] of said) if (!page.headers.has(name)) response.setHeader(name, value)
  if (!page.body) return void response.end()
  const isText = /^text\/(html|x-script)\b/.test(page.headers.get('content-type') ?? '')
  if (isText) response.setHeader('vary', 'accept-encoding')
  if (!isText || !packingsOf(raw.headers['accept-encoding']).gzip)
    return writeReadableStreamToWritable(page.body, response)
  // Made once for one reader: the cheapest packing, each part of the stream sent as it comes.
  response.setHeader('content-encoding', 'gzip')
  const packing = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
  return pipeline(Readable.fromWeb(page.body as NodeStream), packing, response)
}

function plain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}
