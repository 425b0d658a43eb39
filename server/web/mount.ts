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
  sessionCookiesContext,
  oauthFlowContext,
  sessionContext,
  shellContext,
  shopContext,
} from '#web/context.ts'
import { calls } from '#modules/contract.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../app.ts'
import { limitBody, type LimitedBody } from './limited-body.ts'
import { createCookieJar, type CookieJar } from './cookies.ts'
import { resolveRealm } from './resolve-realm.ts'
import { createOAuthFlowCookie } from './oauth-flow-cookie.ts'
import { openResponseCache } from './cache/open-response-cache.ts'
import { createPageCache, type RenderedPage } from './cache/pages.ts'
import { collectTagsOfCalls } from './cache/collect-tags.ts'
import { compilePageRoutes } from './cache/cacheable-routes.ts'
import { derivePageKey } from './cache/page-key.ts'
import { isGoogleCallback, isCrossSite, resolveOrigin } from './origin.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import { defaultHeaders } from './default-headers.ts'
import { loadShell } from './shell.ts'
import { renderUnavailablePage } from './unavailable.ts'
import { openRequestSession } from './request-session.ts'
import { createPageViewLog } from './page-view-log.ts'

type NodeStream = Parameters<typeof Readable.fromWeb>[0]

const BUILD_FOLDER = new URL('../../build/', import.meta.url)

/** Mounts the storefront and the back office: pages are rendered here and hydrated in the browser. */
export async function mountWeb(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<void> {
  const server = new URL('server/index.js', BUILD_FOLDER)
  if (!existsSync(server)) throw new Error('The web is not built; `npm start` builds it.')
  const build = (await import(pathToFileURL(server.pathname).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  const findPage = compilePageRoutes(build.routes)
  await app.register(fastifyStatic, {
    root: new URL('client/assets/', BUILD_FOLDER).pathname,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  const cache = await openResponseCache(app, shop, config)
  const pageCache = cache && createPageCache(cache)
  const pageViews = createPageViewLog(app, shop, config)

  await app.register(async (scope) => {
    // React Router reads bodies itself, so Fastify must not.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, next) => next(null))
    scope.all('/*', async (request, reply) => {
      reply.hijack()
      await respond(request.raw, reply.raw, request.ip)
    })
  })

  async function respond(raw: IncomingMessage, response: ServerResponse, address: string) {
    try {
      if (!raw.url?.startsWith('/'))
        return sendText(response, 400, 'Alamat ini tidak dapat dibaca.')
      // React Router refuses every foreign origin, so Google's is removed.
      if (isGoogleCallback(raw, config.google?.authorizeUrl)) delete raw.headers.origin
      else if (isCrossSite(raw, config.publicOrigin))
        return sendText(response, 400, 'Permintaan dari situs lain ditolak.')
      const pageKey = pageCache && derivePageKey(raw, config.publicOrigin, findPage)
      const isSent =
        pageKey &&
        (await pageCache.respond(
          pageKey,
          raw,
          response,
          (pending, path) => {
            const dispatch = collectTagsOfCalls(shop.dispatch, calls, pending)
            return render(raw, response, address, { ...shop, dispatch }, path)
          },
          (rendered) => sendPage(rendered, raw, response),
        ))
      if (!isSent) await sendPage(await render(raw, response, address, shop), raw, response)
      pageViews.record(raw, response)
    } catch (thrown) {
      // The client has disconnected.
      if (response.destroyed) return
      // Without the query: it may hold an activation token or an address.
      shop.deps.log.error({ err: thrown, path: raw.url?.split('?')[0] }, 'page failed')
      if (!response.headersSent) sendUnavailable(response)
      else response.destroy()
    }
  }

  async function render(
    raw: IncomingMessage,
    response: ServerResponse,
    address: string,
    appContext: AppContext,
    path = raw.url ?? '/',
  ): Promise<RenderedPage> {
    const jar = createCookieJar(config.cookies, raw.headers.cookie ?? null)
    const nonce = randomBytes(16).toString('base64')
    const body = limitBody(raw)
    // Concatenated, not resolved: `//other.id/login` must not lead to another origin.
    const url = new URL(resolveOrigin(raw, config.publicOrigin) + path)
    const request = toWebRequest(raw, response, { url, body })
    const page = await handle(
      request,
      await contextFor(appContext, request, { jar, raw, body, address, nonce }),
    )
    return { page, nonce, cookies: jar.setCookies }
  }

  /** The values that loaders and actions read from their context. */
  async function contextFor(
    appContext: AppContext,
    request: Request,
    {
      jar,
      raw,
      body,
      address,
      nonce,
    }: { jar: CookieJar; raw: IncomingMessage; body: LimitedBody; address: string; nonce: string },
  ) {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/\.data$/, '').replace(/^\/_$/, '/')
    const realm = resolveRealm(path)
    const requestSession = await openRequestSession(appContext, config, {
      jar,
      realm,
      ipAddress: address,
      currentPath: path + search,
      userAgent: raw.headers['user-agent'] ?? '',
      requestId: randomUUID(),
    })
    const context = new RouterContextProvider()
    context.set(apiContext, requestSession.api)
    const session = await requestSession.session()
    context.set(sessionContext, session)
    if (session.state === 'authenticated') body.raiseLimit(realm)
    if (realm === 'buyer' && session.user)
      pageViews.setReader(raw, { accountId: session.user.id, api: requestSession.api })
    context.set(sessionCookiesContext, {
      set: requestSession.storeTokens,
      clear: requestSession.signOut,
    })
    context.set(oauthFlowContext, createOAuthFlowCookie(jar))
    context.set(shopContext, {
      storeName: config.storeName,
      demo: config.demo,
      origin: config.publicOrigin,
      nonce,
      google: config.google && new URL(config.google.authorizeUrl).origin,
    })
    if (realm === 'buyer')
      context.set(shellContext, () =>
        loadShell(requestSession.api, config, session.state === 'authenticated'),
      )
    return context
  }

  function sendUnavailable(response: ServerResponse) {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
    })
    response.end(renderUnavailablePage(config.storeName))
  }
}

function toWebRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { url, body }: { url: URL; body: LimitedBody },
): Request {
  const aborted = new AbortController()
  response.once('close', () => response.writableEnded || aborted.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each)
  }
  const method = raw.method ?? 'GET'
  const bodyInit =
    method === 'GET' || method === 'HEAD' ? {} : { body: body.stream, duplex: 'half' }
  return new Request(url, { method, headers, signal: aborted.signal, ...bodyInit } as RequestInit)
}

async function sendPage(
  { page, cookies: ownCookies }: RenderedPage,
  raw: IncomingMessage,
  response: ServerResponse,
) {
  response.statusCode = page.status
  for (const [name, value] of page.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = [...page.headers.getSetCookie(), ...ownCookies]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  for (const [name, value] of defaultHeaders)
    if (!page.headers.has(name)) response.setHeader(name, value)
  if (!page.body) return void response.end()
  const isCompressible = /^text\/(html|x-script)\b/.test(page.headers.get('content-type') ?? '')
  if (isCompressible) response.setHeader('vary', 'accept-encoding')
  if (!isCompressible || !acceptedEncodings(raw.headers['accept-encoding']).includes('gzip'))
    return writeReadableStreamToWritable(page.body, response)
  // Sent once: the cheapest compression. Each part of the stream is flushed as it comes.
  response.setHeader('content-encoding', 'gzip')
  const compression = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
  return pipeline(Readable.fromWeb(page.body as NodeStream), compression, response)
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}
