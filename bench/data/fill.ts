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
import { inBulk } from './bulk.ts'

export type Say = (line: string) => void

/** How large a catalogue is: so many products, or as many as have so many variants. */
export type Size = { products: number } | { variants: number }

/** Cuts the demo's families, some of dozens, to just below three variants a product on the whole. */
const mostVariants = 3

/** A catalogue of a million takes minutes, some statements of it included (ms). */
const patience = 3_600_000
const toldEach = 50_000

/** Migrates an empty database and puts regions, a catalogue and the demo's people in. */
export async function fill(databaseUrl: string, size: Size, say: Say): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5, statementTimeout: patience })
  try {
    await migrate(pool)
    await loadRegions(db)
    await inTransaction(db, async (tx) => {
      const catalogue = buildCatalogue()
      const shelves = await loadShelves(tx, catalogue)
      await inBulk(tx, () => loadProducts(tx, told(goodsOf(size), say), shelves), say)
      await loadPeople(toolsOf(tx))
    })
    // Vacuumed as a shop that has stood for a while is: without it the first readers would do that work.
    say('Vacuuming …')
    await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** The generator's products in its order, the same each time, up to the wanted size. */
function* goodsOf(size: Size): Generator<Product> {
  let [products, variants] = [0, 0]
  for (const product of eachProduct(Infinity)) {
    if ('products' in size ? products >= size.products : variants >= size.variants) return
    const some = { ...product, variants: product.variants.slice(0, mostVariants) }
    products += 1
    variants += some.variants.length
    yield some
  }
}

function* told(goods: Iterable<Product>, say: Say): Generator<Product> {
  const begun = performance.now()
  let variants = 0
  let next = toldEach
  for (const product of goods) {
    yield product
    variants += product.variants.length
    if (variants < next) continue
    next += toldEach
    const seconds = (performance.now() - begun) / 1000
    say(
      `  ${variants.toLocaleString('en')} variants, ${Math.round(variants / seconds).toLocaleString('en')} a second`,
    )
  }
}

const toolsOf = (db: Tools['db']): Tools => ({
  db,
  clock: systemClock,
  log: createLog('silent'),
  files: folderFiles('/nonexistent'),
  shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
})
