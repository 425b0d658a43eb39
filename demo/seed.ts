import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { seedBrandCatalogues } from './seed/brand-catalogues.ts'
import { seedFormerPrices } from './seed/former-prices.ts'
import { seedDataSheets } from './seed/data-sheets.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedOrders } from './seed/orders.ts'
import { seedPeople } from './seed/people.ts'
import { drawImages } from './seed/images.ts'

/** Any number, the same in every process: one process seeds while the others wait. */
const SEED_LOCK = 7_202_613

/** A file that is written when every image has been drawn. */
const IMAGES_DRAWN_MARKER = 'pictures/drawn.txt'

/**
 * Seeds an empty shop with regions, the demo catalogue, its people and their order history. All or
 * nothing: after an interruption it starts again. Images missing from the file store are drawn even
 * when the database is seeded already, because the two may be on different machines.
 */
export async function seedDemo(deps: AppDeps): Promise<void> {
  if (await loadRegions(deps.db)) deps.log.info('demo: regions loaded')
  while (!(await seedOnce(deps))) await setTimeout(500)
  if (await areImagesDrawn(deps)) return
  const drawnCount = await drawImages(deps.files, buildCatalogue())
  await deps.files.put(IMAGES_DRAWN_MARKER, Buffer.from(`${drawnCount}\n`))
  deps.log.info({ drawn: drawnCount }, 'demo: images drawn')
}

/**
 * Seeds the shop unless it has products; returns false while another process is seeding. It does not
 * wait for the lock in the database, because that would exceed the statement timeout.
 */
const seedOnce = (deps: AppDeps): Promise<boolean> =>
  withTransaction(deps, async (deps) => {
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_xact_lock(${SEED_LOCK}) as locked`.execute(deps.db)
    if (!rows[0]?.locked) return false
    const existing = await deps.db.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (!existing) await seedEmptyShop(deps)
    return true
  })

async function seedEmptyShop(deps: AppDeps) {
  const catalogue = buildCatalogue()
  await seedCatalogue(deps, catalogue, { images: false })
  deps.log.info({ products: catalogue.products.length }, 'demo: catalogue loaded')
  const files = await seedBrandCatalogues(deps, catalogue)
  deps.log.info({ files }, 'demo: brand catalogues written')
  await seedDataSheets(deps, catalogue)
  await seedPeople(deps)
  deps.log.info('demo: people created')
  await seedOrders(deps)
  deps.log.info('demo: orders created')
  // The orders of the past were placed at the prices of today.
  await seedFormerPrices(deps)
}

const areImagesDrawn = ({ files }: AppDeps) =>
  files.get(IMAGES_DRAWN_MARKER).then(
    () => true,
    () => false,
  )
