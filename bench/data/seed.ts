import { sql } from 'kysely'
import { connect, inTransaction } from '#platform/database/database.ts'
import { systemClock } from '#platform/clock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLocalFileStore } from '#platform/file-store.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { createLog } from '#platform/log.ts'
import { outboxOnlyTransport } from '#platform/mail-transport.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue, generateProducts } from '#demo/catalogue/catalogue.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import { seedPeople } from '#demo/seed/people.ts'
import { seedProducts } from '#demo/seed/products.ts'
import { seedReferenceData } from '#demo/seed/reference-data.ts'
import { loadInBulk } from './bulk-load.ts'

export type PrintProgress = (line: string) => void

/** How large a catalogue is: so many products, or as many as have so many variants. */
export type CatalogueSize = { products: number } | { variants: number }

/** Cuts the demo's families, some of dozens, to just below three variants a product on the whole. */
const MAX_VARIANTS_PER_PRODUCT = 3

/** A catalogue of a million takes minutes, some statements of it included (ms). */
const STATEMENT_TIMEOUT_MS = 3_600_000
const REPORT_EVERY_VARIANTS = 50_000

/** Migrates an empty database and puts regions, a catalogue and the demo's people in. */
export async function seedBenchDatabase(databaseUrl: string, size: CatalogueSize, print: PrintProgress): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await migrate(pool)
    await loadRegions(db)
    await inTransaction(db, async (tx) => {
      const catalogue = buildCatalogue()
      const referenceIds = await seedReferenceData(tx, catalogue)
      await loadInBulk(tx, () => seedProducts(tx, reportProgress(generateSized(size), print), referenceIds), print)
      await seedPeople(createDeps(tx))
    })
    // Vacuumed as a shop that has stood for a while is: without it the first readers would do that work.
    print('Vacuuming …')
    await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** The generator's products in its order, the same each time, up to the wanted size. */
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

function* reportProgress(source: Iterable<DemoProduct>, print: PrintProgress): Generator<DemoProduct> {
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

const createDeps = (db: AppDeps['db']): AppDeps => ({
  db,
  clock: systemClock,
  log: createLog('silent'),
  files: createLocalFileStore('/nonexistent'),
  mail: outboxOnlyTransport,
  shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
})
