import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { jobs } from '#modules/jobs.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { openTestShop } from './shop.ts'

/**
 * A test shop with its HTTP server and its worker, on a free port. `ROLE: 'api'` serves no pages, and so
 * needs no build.
 */
export async function startServedShop(
  options: Parameters<typeof openTestShop>[0] = {},
  { variables = {}, isDemoPublic = false }: ServedShopConfig = {},
) {
  const port = await findFreePort()
  const environment = {
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...variables,
  }
  const shop = await openTestShop({ google: readConfig(environment).google, ...options })
  const config = {
    ...readConfig({ ...environment, DATA_DIR: path.dirname(shop.deps.files.root) }),
    isDemoPublic,
    google: shop.deps.shop.google && { ...shop.deps.shop.google, isFake: !options.google },
  }
  const app = await serve(config, shop)
  const worker = await startWorker(shop.pool, shop.deps, jobs)
  return {
    ...shop,
    origin: config.publicOrigin,
    async close() {
      await app.close()
      await worker.stop()
      await shop.close()
    },
  }
}
type ServedShopConfig = {
  variables?: Record<string, string>
  /** As where others can reach the demo; tests use loopback only. */
  isDemoPublic?: boolean
}
export type ServedShop = Awaited<ReturnType<typeof startServedShop>>
