import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { seedBrandCatalogues } from './seed/brand-catalogues.ts'
import { seedDataSheets } from './seed/data-sheets.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedOrders } from './seed/orders.ts'
import { seedPeople } from './seed/people.ts'
import { drawImages } from './seed/images.ts'

/** Any number, the same in every process: one fills, the others wait and find it done. */
const SEED_LOCK = 7_202_613

/** Stands in the file store once every picture does. */
const IMAGES_DRAWN_MARKER = 'pictures/drawn.txt'

/**
 * Fills an empty shop with regions, the demo catalogue, its people and their past. All or nothing:
 * an interrupted fill starts over. Pictures missing from the file store are drawn, so that a shop
 * whose database is elsewhere gets its own.
 */
export async function seedDemo(deps: AppDeps): Promise<void> {
  if (await loadRegions(deps.db)) deps.log.info('demo: regions are in')
  while (!(await seedOnce(deps))) await setTimeout(500)
  if (await areImagesDrawn(deps)) return
  const drawnCount = await drawImages(deps.files, buildCatalogue())
  await deps.files.put(IMAGES_DRAWN_MARKER, Buffer.from(`${drawnCount}\n`))
  deps.log.info({ drawn: drawnCount }, 'demo: pictures are drawn')
}

/**
 * Fills the shop unless it has products; answers false while another process is at it. Asking again
 * instead of waiting in the database: a wait longer than a query may last would be an error.
 */
const seedOnce = (deps: AppDeps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_xact_lock(${SEED_LOCK}) as mine`.execute(tx)
    if (!rows[0]?.mine) return false
    const existing = await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (!existing) await seedEmptyShop({ ...deps, db: tx })
    return true
  })

/** What the shop holds on its first day. Each capability adds its own past after the people. */
async function seedEmptyShop(deps: AppDeps) {
  const catalogue = buildCatalogue()
  await seedCatalogue(deps, catalogue, { pictures: false })
  deps.log.info({ products: catalogue.products.length }, 'demo: the catalogue is in')
  const files = await seedBrandCatalogues(deps, catalogue)
  deps.log.info({ files }, 'demo: the brands have their catalogues')
  await seedDataSheets(deps, catalogue)
  await seedPeople(deps)
  deps.log.info('demo: its people are in')
  await seedOrders(deps)
  deps.log.info('demo: their orders are in')
}

const areImagesDrawn = ({ files }: AppDeps) =>
  files.get(IMAGES_DRAWN_MARKER).then(
    () => true,
    () => false,
  )
