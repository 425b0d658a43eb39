import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#modules/contract.ts'
import { setMultipartReader } from '#web/form/multipart-reader.ts'
import { withReceivedFiles } from '#platform/http/uploads/receive-file.ts'
import { findTracing } from '#platform/tracing/tracing.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../app.ts'
import { mountAssets } from './assets.ts'
import { findPayload, mountBuilds } from './builds.ts'
import { compilePageRoutes, listSharedPaths } from './cache/cacheable-routes.ts'
import { openWebCaches } from './cache/open-web-caches.ts'
import { rememberCalls } from './cache/remember-calls.ts'
import { derivePageKey } from './cache/page-key.ts'
import { createCookieJar } from './cookies.ts'
import { resolveFormLimit } from './form-limit.ts'
import { limitBody } from './limited-body.ts'
import { isGoogleCallback, isCrossSite, resolveOrigin } from './origin.ts'
import { createPageHandler } from './page-handler.ts'
import { createPageContext, openPageReader } from './page-context.ts'
import { toPagePath } from './page-path.ts'
import { recordPageFault } from './page-faults.ts'
import { readMultipartForm } from './read-multipart-form.ts'
import { createPageViewLog } from './page-view-log.ts'
import { sendPage, sendRefused, sendUnavailable, type RenderedPage } from './send.ts'
import { renderSharedPage } from './shared-pages/render-shared-page.ts'
import { toAudience } from './shared-pages/audience.ts'
import { createSharedPages, type PageReader, type ReaderParts } from './shared-pages/respond.ts'
import { mountServiceWorker } from './service-worker.ts'
import { ASSETS_FOLDER, CLIENT_FOLDER, loadWebBuild, SERVER_FILE } from './web-build.ts'
import { toWebRequest } from './web-request.ts'

/** Forms of a page post. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/** Mounts the storefront and the back office: pages are rendered here and hydrated in the browser. */
export async function mountWeb(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<void> {
  const build = await loadWebBuild()
  setMultipartReader(readMultipartForm)
  const handle = createPageHandler(build)
  const findPage = compilePageRoutes(build.routes)
  mountAssets(app, { folder: ASSETS_FOLDER, files: shop.deps.files })
  mountBuilds(
    app,
    { id: build.assets.version, timestamp: Math.round(statSync(SERVER_FILE).mtimeMs) },
    listSharedPaths(build.routes),
  )
  mountServiceWorker(app, CLIENT_FOLDER, config)
  const caches = await openWebCaches(app, shop, config)
  const sharedPages =
    caches &&
    createSharedPages(caches, build.entry.module as unknown as ReaderParts, (pending, request) =>
      renderSharedPage(shop, config, handle, pending, request),
    )
  /** The shop as pages of one reader call it. */
  const pageShop = caches
    ? { ...shop, dispatch: rememberCalls(shop.dispatch, calls, caches.calls) }
    : shop
  const pageViews = createPageViewLog(app, shop, config)

  /** React Router reads bodies itself, so Fastify must not look at them. */
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    const startedAt = performance.now()
    await withReceivedFiles(config.dataDir, () => respond(request.raw, reply.raw, request.ip))
    const page = findPage(toPagePath(readPath(request.raw)))?.path ?? 'other'
    findTracing()?.findCurrent()?.rename(`${request.method} ${page}`)
    shop.metrics.pages.observe(page, reply.raw.statusCode, performance.now() - startedAt)
  }
  app.all('/*', { onRequest: answer }, answer)

  async function respond(raw: IncomingMessage, response: ServerResponse, address: string) {
    try {
      if (!raw.url?.startsWith('/'))
        return sendRefused(response, 400, config.storeName, 'Alamat ini tidak dapat dibaca.')
      // React Router refuses every foreign origin, so Google's is removed.
      if (isGoogleCallback(raw, config.google?.authorizeUrl)) delete raw.headers.origin
      else if (isCrossSite(raw, config.publicOrigin))
        return sendRefused(response, 400, config.storeName, 'Permintaan dari situs lain ditolak.')
      if (!PAGE_METHODS.includes(raw.method ?? '')) {
        response.setHeader('allow', PAGE_METHODS.join(', '))
        return sendRefused(response, 405, config.storeName, 'Halaman tidak menerima cara ini.')
      }
      const payload = findPayload(raw.url, findPage)
      if (payload) return void response.writeHead(307, { location: payload }).end()
      const pageKey = sharedPages && derivePageKey(raw, config.publicOrigin, findPage)
      const isSent =
        pageKey &&
        (await sharedPages.respond({ pageKey, ipAddress: address }, raw, response, () =>
          findReader(raw, address),
        ))
      if (!isSent) await sendPage(await render(raw, response, address), raw, response)
      pageViews.record(raw, response)
    } catch (thrown) {
      // The client has disconnected.
      if (response.destroyed) return
      recordPageFault(shop, thrown, { path: readPath(raw) })
      if (!response.headersSent) sendUnavailable(response, config.storeName)
      else response.destroy()
    }
  }

  /** Who asks for a shared page; undefined where their session has ended, which a page of their own says. */
  async function findReader(
    raw: IncomingMessage,
    address: string,
  ): Promise<PageReader | undefined> {
    const jar = createCookieJar(config.cookies, raw.headers.cookie ?? null)
    const { reader, session, api, requestSession } = await openPageReader(pageShop, config, {
      url: new URL(resolveOrigin(raw, config.publicOrigin) + raw.url),
      method: 'GET',
      referer: raw.headers.referer,
      jar,
      ipAddress: address,
      userAgent: raw.headers['user-agent'] ?? '',
    })
    if (session.state === 'unauthenticated' && session.hasEnded) return undefined
    if (session.user) pageViews.setReader(raw, { accountId: session.user.id, api })
    const { priceList } = await requestSession.header()
    return { reader, audience: toAudience(priceList), cookies: jar.setCookies }
  }

  async function render(
    raw: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<RenderedPage> {
    const jar = createCookieJar(config.cookies, raw.headers.cookie ?? null)
    const nonce = randomBytes(16).toString('base64')
    // Concatenated, not resolved: `//other.id/login` must not lead to another origin.
    const url = new URL(resolveOrigin(raw, config.publicOrigin) + raw.url)
    const { context, realm, session, api, mayCall } = await createPageContext(pageShop, config, {
      url,
      method: raw.method ?? 'GET',
      referer: raw.headers.referer,
      jar,
      nonce,
      ipAddress: address,
      userAgent: raw.headers['user-agent'] ?? '',
    })
    const isSignedIn = session.state === 'authenticated'
    const readForm = async () => {
      const { uploads } = findPage(toPagePath(url.pathname)) ?? {}
      return limitBody(raw, await resolveFormLimit(uploads, { isSignedIn, mayCall }))
    }
    const body = raw.method === 'POST' ? await readForm() : undefined
    const request = toWebRequest(raw, response, { url, body })
    if (realm === 'buyer' && session.user)
      pageViews.setReader(raw, { accountId: session.user.id, api })
    const page = await handle(request, context)
    return { page, cookies: jar.setCookies }
  }
}

const readPath = ({ url }: IncomingMessage): string => url?.split('?', 1)[0] ?? ''
