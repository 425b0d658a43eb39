import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { createApi, type Api } from '#modules/client.ts'
import { logPageViews, type PageView } from '#modules/foundation/page-views/service.ts'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../app.ts'
import { createPageViewQueue } from './page-view-queue.ts'
import { createPageTransport } from '../sessions/transport.ts'

/** Who reads a page, and the API client that acts for them. */
type PageReader = { accountId: string; api: Api }

/**
 * The log of page views, written by the server that sends the pages, many in one statement, which keeps
 * cached pages cheap. Crawlers, forms and the back office are not logged. Where the log belongs to
 * another service (`MRI_URL`), each page view is sent there at once.
 */
export function createPageViewLog(app: FastifyInstance, shop: AppContext, config: Config) {
  const { deps } = shop
  const queue = createPageViewQueue((pageViews) => logPageViews(deps, pageViews), deps.log)
  const readers = new WeakMap<IncomingMessage, PageReader>()
  app.addHook('onClose', queue.close)

  return {
    /** Records who reads a page, once its session is known. */
    setReader: (raw: IncomingMessage, reader: PageReader) => void readers.set(raw, reader),
    /** Records a page that was sent. */
    record(raw: IncomingMessage, response: ServerResponse) {
      const userAgent = raw.headers['user-agent'] ?? ''
      const path = (raw.url ?? '/').split(/[?#]/, 1)[0]!.replace(/(?:\/_)?\.data$/, '') || '/'
      if (raw.method !== 'GET' || response.statusCode >= 400 || path.startsWith('/backoffice'))
        return
      if (raw.headers['sec-purpose'] || isbot(userAgent)) return
      const reader = readers.get(raw)
      const pageView = {
        at: deps.clock.now(),
        path: path.slice(0, 300),
        accountId: reader?.accountId ?? null,
        referrer: stripQuery(raw.headers.referer),
        agent: userAgent.slice(0, 200),
      }
      if (config.services.mri) sendToRemoteLog(pageView, reader)
      else queue.add(pageView)
    },
  }

  function sendToRemoteLog(
    { path, referrer, agent: userAgent }: PageView,
    reader: PageReader | undefined,
  ) {
    const body = { path, ...(referrer ? { referrer } : {}) }
    const createAnonymousApi = () =>
      createApi(createPageTransport(shop, config, { ipAddress: '', userAgent }))
    const sent = reader
      ? reader.api.pageViews.authenticated({ body })
      : createAnonymousApi().pageViews.unauthenticated({ body })
    sent.catch((err: unknown) => deps.log.warn({ err }, 'page view not sent'))
  }
}

/** The referrer without its query, which may be private. */
const stripQuery = (referrer: string | undefined): string | null =>
  referrer?.split(/[?#]/, 1)[0]?.slice(0, 300) ?? null
