import { sql } from 'kysely'
import { connect, inTransaction } from '#platform/database/database.ts'
import { PREPARE_TIMEOUTS } from '#platform/database/timeouts.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue, generateProducts } from '#demo/catalogue/catalogue.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import { seedPeople } from '#demo/seed/people.ts'
import { seedProducts } from '#demo/seed/products.ts'
import { seedReferenceData } from '#demo/seed/reference-data.ts'
import { createSeedingDeps } from '#tests/support/database/seeding-deps.ts'
import { loadInBulk } from './bulk-load.ts'

export type PrintProgress = (line: string) => void

/** The size of a catalogue: in products, or in variants. */
export type CatalogueSize = { products: number } | { variants: number }

/** Limits products, some of which have dozens of variants, to just below three on average. */
const MAX_VARIANTS_PER_PRODUCT = 3

const REPORT_EVERY_VARIANTS = 50_000

/** Migrates an empty database and fills it with regions, a catalogue and the demo's accounts. */
export async function seedBenchDatabase(
  databaseUrl: string,
  size: CatalogueSize,
  print: PrintProgress,
): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5, timeouts: PREPARE_TIMEOUTS })
  try {
    await migrate(pool)
    await loadRegions(db)
    await inTransaction(db, async (tx) => {
      const catalogue = buildCatalogue()
      const referenceIds = await seedReferenceData(tx, catalogue)
      await loadInBulk(
        tx,
        () => seedProducts(tx, reportProgress(generateSized(size), print), referenceIds),
        print,
      )
      // The load runs without the triggers that note what is to be summarized.
      await sql`select summarize_products(array(select id from product), (now() at time zone 'Asia/Jakarta')::date)`.execute(
        tx,
      )
      await seedPeople(createSeedingDeps(tx))
    })
    // Like a shop that has run for a while. Otherwise the first reads would do the work of vacuum.
    print('Vacuuming …')
    await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** Generates the same products in every run, up to the given size. */
function* generateSized(size: CatalogueSize): Generator<DemoProduct> {
  let [products, variants] = [0, 0]
  for (const product of generateProducts(Infinity)) {
    if ('products' in size ? products >= size.products : variants >= size.variants) return
    const trimmed = { ...product, variants: product.variants.slice(0, MAX_VARIANTS_PER_PRODUCT) }
    products += 1
    variants += trimmed.variants.length
    yield trimmed
  }
}

function* reportProgress(
  source: Iterable<DemoProduct>,
  print: PrintProgress,
): Generator<DemoProduct> {
  const startedAt = performance.now()
  let variants = 0
  let nextReport = REPORT_EVERY_VARIANTS
  for (const product of source) {
    yield product
    variants += product.variants.length
    if (variants < nextReport) continue
    nextReport += REPORT_EVERY_VARIANTS
    const seconds = (performance.now() - startedAt) / 1000
    print(
      `  ${variants.toLocaleString('en')} variants, ${Math.round(variants / seconds).toLocaleString('en')} a second`,
    )
  }
}
