import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#modules/contract.ts'
import { setMultipartReader } from '#web/form/multipart-reader.ts'
import { withReceivedFiles } from '#platform/http/uploads/receive-file.ts'
import { findTracing } from '#platform/tracing/tracing.ts'
import type { Config } from '../config/config.ts'
import type { AppContext } from '../app.ts'
import { findReader, renderPage, type PageParts } from './answer-page.ts'
import { mountAssets } from './builds/assets.ts'
import { findPayload, mountBuilds } from './builds/builds.ts'
import { compilePageRoutes, listSharedPaths } from './cache/cacheable-routes.ts'
import { openWebCaches } from './cache/open-web-caches.ts'
import { rememberCalls } from './cache/remember-calls.ts'
import { derivePageKey } from './cache/page-key.ts'
import { createPageHandler } from './page-handler.ts'
import { toPagePath } from './requests/page-path.ts'
import { recordPageFault } from './failures/page-faults.ts'
import { readMultipartForm } from './requests/read-multipart-form.ts'
import { createPageViewLog } from './page-views/page-view-log.ts'
import { refuseRequest } from './requests/refuse-request.ts'
import { sendPage, sendUnavailable } from './send.ts'
import { renderSharedPage } from './shared-pages/render-shared-page.ts'
import { createSharedPages, type ReaderParts } from './shared-pages/respond.ts'
import { mountServiceWorker } from './builds/service-worker.ts'
import { ASSETS_FOLDER, CLIENT_FOLDER, loadWebBuild, SERVER_FILE } from './builds/web-build.ts'

type Build = Awaited<ReturnType<typeof loadWebBuild>>

/** Mounts the storefront and the back office: pages are rendered here and hydrated in the browser. */
export async function mountWeb(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<void> {
  const build = await loadWebBuild()
  setMultipartReader(readMultipartForm)
  mountAssets(app, { folder: ASSETS_FOLDER, files: shop.deps.files })
  mountBuilds(
    app,
    { id: build.assets.version, timestamp: Math.round(statSync(SERVER_FILE).mtimeMs) },
    listSharedPaths(build.routes),
  )
  mountServiceWorker(app, CLIENT_FOLDER, config)
  const { parts, sharedPages } = await composePages(app, shop, config, build)
  const { findPage, pageViews } = parts

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
      if (refuseRequest(raw, response, config)) return
      const payload = findPayload(raw.url!, findPage)
      if (payload) return void response.writeHead(307, { location: payload }).end()
      const pageKey = sharedPages && derivePageKey(raw, config.publicOrigin, findPage)
      const isSent =
        pageKey &&
        (await sharedPages.respond({ pageKey, ipAddress: address }, raw, response, () =>
          findReader(parts, raw, address),
        ))
      if (!isSent) await sendPage(await renderPage(parts, raw, response, address), raw, response)
      pageViews.record(raw, response)
    } catch (thrown) {
      // The client has disconnected.
      if (response.destroyed) return
      recordPageFault(shop, thrown, { path: readPath(raw) })
      if (!response.headersSent) sendUnavailable(response, config.storeName)
      else response.destroy()
    }
  }
}

/** What renders pages, and those that are rendered once for an audience; without caches there are none. */
async function composePages(app: FastifyInstance, shop: AppContext, config: Config, build: Build) {
  const handle = createPageHandler(build)
  const caches = await openWebCaches(app, shop, config)
  const sharedPages =
    caches &&
    createSharedPages(caches, build.entry.module as unknown as ReaderParts, (pending, request) =>
      renderSharedPage(shop, config, handle, pending, request),
    )
  const parts: PageParts = {
    shop: caches ? { ...shop, dispatch: rememberCalls(shop.dispatch, calls, caches.calls) } : shop,
    config,
    handle,
    findPage: compilePageRoutes(build.routes),
    pageViews: createPageViewLog(app, shop, config),
  }
  return { parts, sharedPages }
}

const readPath = ({ url }: IncomingMessage): string => url?.split('?', 1)[0] ?? ''
