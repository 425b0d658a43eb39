import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { AppContext } from '../../app.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

const openCaches = new WeakMap<AppContext, Promise<ResponseCache>>()

/**
 * The one response cache of a shop's process, for pages and calls alike. Undefined where responses come
 * from another server's database, which notifies this process of nothing.
 */
export async function openResponseCache(
  app: FastifyInstance,
  shop: AppContext,
  config: Config,
): Promise<ResponseCache | undefined> {
  if (config.services.api) return undefined
  const existing = openCaches.get(shop)
  if (existing) return existing
  const cache = createResponseCache(shop)
  const opening = cache.ready.then(() => cache)
  openCaches.set(shop, opening)
  app.addHook('onClose', async () => {
    openCaches.delete(shop)
    await cache.close()
  })
  return opening
}
