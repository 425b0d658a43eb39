import { createInProcessTransport } from '#platform/http/in-process.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { type Api, createApi } from '#modules/client.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { createAppContext } from '#server/app.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import { seedCatalogue } from '#demo/seed/catalogue.ts'

/** A shop with the whole demo catalogue, and its products for judging. */
export interface CatalogueShop {
  products: DemoProduct[]
  /** An anonymous visitor's client. */
  api: Api
  /** Another anonymous visitor, from an address of their own. */
  createClient(ipAddress: string): Api
  close(): Promise<void>
}

/** Fills an empty database with regions and the whole demo catalogue, without images. */
export async function openCatalogueShop(databaseUrl: string): Promise<CatalogueShop> {
  const shop = createAppContext({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    shopInfo: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
    maxConnections: 5,
    // Generous, because relevance is measured and not speed.
    timeoutMs: 120_000,
  })
  try {
    await migrate(shop.pool)
    await loadRegions(shop.deps.db)
    const catalogue = buildCatalogue()
    await seedCatalogue(shop.deps, catalogue, { images: false })
    const createClient = (ipAddress: string) =>
      createApi(createInProcessTransport(shop.dispatch, { ipAddress, userAgent: 'relevance' }))
    return {
      products: catalogue.products,
      api: createClient('127.0.0.1'),
      createClient,
      close: shop.close,
    }
  } catch (thrown) {
    await shop.close()
    throw thrown
  }
}
