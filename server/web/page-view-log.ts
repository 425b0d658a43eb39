import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { createApi, type Api } from '#modules/client.ts'
import { logPageViews, type PageView } from '#modules/foundation/page-views/service.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../app.ts'
import { createPageTransport } from './transport.ts'

/** Who reads a page, and the API client that acts for them. */
type PageReader = { accountId: string; api: Api }

/** Page views are written in batches, this often (ms). At most MAX_PENDING of them wait. */
const FLUSH_INTERVAL_MS = 5_000
const MAX_PENDING = 5_000

/**
 * The log of page views, written by the server that sends the pages. One statement every few seconds
 * keeps cached pages cheap. Crawlers, forms and the back office are not logged. Where the log belongs to
 * another service (`MRI_URL`), each page view is sent there at once.
 */
export function createPageViewLog(app: FastifyInstance, shop: AppContext, config: Config) {
  const { deps } = shop
  let pending: PageView[] = []
  const readers = new WeakMap<IncomingMessage, PageReader>()
  const flush = async () => {
    const pageViews = pending
    pending = []
    if (pageViews.length === 0) return
    await logPageViews(deps, pageViews).catch((err: unknown) =>
      deps.log.warn({ err }, 'page views not written'),
    )
  }
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })

  return {
    /** Records who reads a page, once its session is known. */
    setReader: (raw: IncomingMessage, reader: PageReader) => void readers.set(raw, reader),
    /** Records a page that was sent. */
    record(raw: IncomingMessage, response: ServerResponse) {
      const userAgent = raw.headers['user-agent'] ?? ''
      const path = (raw.url ?? '/').split(/[?#]/, 1)[0]!.replace(/(?:\/_)?\.data$/, '') || '/'
      if (raw.method !== 'GET' || response.statusCode >= 400 || path.startsWith('/backoffice'))
        return
      if (pending.length >= MAX_PENDING || raw.headers['sec-purpose'] || isbot(userAgent)) return
      const reader = readers.get(raw)
      const pageView = {
        at: deps.clock.now(),
        path: path.slice(0, 300),
        accountId: reader?.accountId ?? null,
        referrer: stripQuery(raw.headers.referer),
        agent: userAgent.slice(0, 200),
      }
      if (config.services.mri) sendToRemoteLog(pageView, reader)
      else pending.push(pageView)
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
