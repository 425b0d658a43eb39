import { inProcess } from '#platform/http/in-process.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { type Api, createApi } from '#modules/client.ts'
import { loadRegions } from '#modules/regions/load.ts'
import { openShop } from '#server/shop.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { Product } from '#demo/catalogue/types.ts'
import { loadCatalogue } from '#demo/load/catalogue.ts'

/** The whole demo catalogue, as it is judged and as it is asked. */
export interface Goods {
  products: Product[]
  /** An anonymous visitor's client. */
  api: Api
  close(): Promise<void>
}

/** Fills an empty database with regions and the whole demo catalogue, without pictures. */
export async function stockGoods(databaseUrl: string): Promise<Goods> {
  const shop = openShop({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    facts: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
    connections: 5,
    // Whatever else the machine does: what is judged is the answer, not when it comes.
    patience: 120_000,
  })
  try {
    await migrate(shop.pool)
    await loadRegions(shop.tools.db)
    const catalogue = buildCatalogue()
    await loadCatalogue(shop.tools, catalogue, { pictures: false })
    return {
      products: catalogue.products,
      api: createApi(inProcess(shop.dispatch, { address: '127.0.0.1', agent: 'relevance' })),
      close: shop.close,
    }
  } catch (thrown) {
    await shop.close()
    throw thrown
  }
}
