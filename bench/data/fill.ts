import { sql } from 'kysely'
import { connect, inTransaction } from '#platform/database/database.ts'
import { systemClock } from '#platform/clock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { folderFiles } from '#platform/files.ts'
import type { Tools } from '#platform/http/context.ts'
import { createLog } from '#platform/log.ts'
import { loadRegions } from '#modules/regions/load.ts'
import { buildCatalogue, eachProduct } from '#demo/catalogue/catalogue.ts'
import type { Product } from '#demo/catalogue/types.ts'
import { loadPeople } from '#demo/load/people.ts'
import { loadProducts } from '#demo/load/products.ts'
import { loadShelves } from '#demo/load/shelves.ts'

/** Cuts the demo's families, some of dozens, to just below three variants a product on the whole. */
const mostVariants = 3

/** Migrates an empty database and puts regions, so many products and the demo's people in. */
export async function fill(databaseUrl: string, products: number): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5 })
  try {
    await migrate(pool)
    await loadRegions(db)
    await inTransaction(db, async (tx) => {
      const catalogue = buildCatalogue()
      const shelves = await loadShelves(tx, catalogue)
      await loadProducts(tx, firstOf(products), shelves, catalogue)
      await loadPeople(toolsOf(tx))
    })
    // Vacuumed as a shop that has stood for a while is: without it the first readers would do that work.
    await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

function* firstOf(count: number): Generator<Product> {
  let given = 0
  for (const product of eachProduct(Infinity)) {
    if (given++ >= count) return
    yield { ...product, variants: product.variants.slice(0, mostVariants) }
  }
}

const toolsOf = (db: Tools['db']): Tools => ({
  db,
  clock: systemClock,
  log: createLog('silent'),
  files: folderFiles('/nonexistent'),
  shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
})
