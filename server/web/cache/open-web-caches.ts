import type { FastifyInstance } from 'fastify'
import { listenForInvalidations } from '#platform/cache/invalidation.ts'
import type { CallResponse } from '#platform/http/serialize.ts'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../app.ts'
import type { SharedPage } from '../shared-pages/shared-page.ts'
import { createCdn, type CdnConfig } from './cdn.ts'
import { purgeByOne } from './purge-once.ts'
import { createFreshCache, type FreshCache } from './fresh-cache.ts'
import { createResponseCache, type CachedResponse, type ResponseCache } from './response-cache.ts'

/**
 * `responses`: whole responses for everyone; `pages`: shared pages that are filled for each reader; `calls`: public
 * call responses inside of personal pages.
 */
export type WebCaches = {
  responses: ResponseCache
  pages: FreshCache<SharedPage>
  calls: FreshCache<CallResponse>
}

const MEGABYTE = 1_048_576
const MAX_BYTES = { responses: 24 * MEGABYTE, pages: 40 * MEGABYTE, calls: MEGABYTE }

const openCaches = new WeakMap<AppContext, Promise<WebCaches>>()

/**
 * The caches of a shop's process, for pages and calls alike. Undefined where responses come from another
 * server's database, which notifies this process of nothing.
 */
export async function openWebCaches(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<WebCaches | undefined> {
  if (config.services.api) return undefined
  const existing = openCaches.get(shop)
  if (existing) return existing
  const { ready, close, ...caches } = createWebCaches(shop, config.cdn)
  const opening = ready.then(() => caches)
  openCaches.set(shop, opening)
  app.addHook('onClose', async () => {
    openCaches.delete(shop)
    await close()
  })
  return opening
}

/** All of them follow one connection to the database. */
export function createWebCaches(
  { pool, directUrl, deps: { db, clock, log } }: Pick<AppContext, 'pool' | 'directUrl' | 'deps'>,
  cdnConfig?: CdnConfig,
): WebCaches & Pick<Listener, 'ready' | 'close'> {
  const cdn = cdnConfig && createCdn(cdnConfig, log)
  const purges = cdn && purgeByOne(cdn, { db, isFollowing: () => listener.isConnected })
  let isClosing = false
  const listener = listenForInvalidations(
    {
      invalidate(tags) {
        const all = [...tags]
        responses.invalidate(all)
        pages.invalidate(all)
        remembered.invalidate(all)
        // Its own end says nothing of what others keep.
        if (!isClosing) purges?.invalidate(all)
      },
    },
    { pool, directUrl, log },
  )
  const responses = createFreshCache<CachedResponse>(listener, clock, {
    name: 'responses',
    maxBytes: MAX_BYTES.responses,
  })
  const pages = createFreshCache<SharedPage>(listener, clock, {
    name: 'pages',
    maxBytes: MAX_BYTES.pages,
  })
  const remembered = createFreshCache<CallResponse>(listener, clock, {
    name: 'calls',
    maxBytes: MAX_BYTES.calls,
  })
  return {
    responses: createResponseCache(responses, cdn),
    pages,
    calls: remembered,
    ready: listener.ready,
    async close() {
      isClosing = true
      await listener.close()
      await purges?.close()
      await cdn?.close()
    },
  }
}
type Listener = ReturnType<typeof listenForInvalidations>
