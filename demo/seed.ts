import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { listAdPictures, seedAds } from './seed/ads.ts'
import { listArticlePictures, seedArticles } from './seed/articles.ts'
import { seedBrandCatalogues } from './seed/brand-catalogues.ts'
import { seedFormerPrices } from './seed/former-prices.ts'
import { seedDataSheets } from './seed/data-sheets.ts'
import { seedFleet } from './seed/fleet.ts'
import { seedCatalogue } from './seed/catalogue.ts'
import { seedSurveys } from './seed/surveys.ts'
import { seedTickets } from './seed/tickets.ts'
import { seedCredit } from './seed/credit.ts'
import { seedLenderLimit } from './seed/lender-limit.ts'
import { seedNegotiations } from './seed/negotiations.ts'
import { seedOrders } from './seed/orders.ts'
import { seedLetterhead } from './seed/letterhead.ts'
import { seedPeople } from './seed/people.ts'
import { seedPageViews } from './seed/page-views.ts'
import { prepareDrawing } from './seed/images.ts'

/** Any number, the same in every process: one process seeds while the others wait. */
const SEED_LOCK = 7_202_613

/** A file that is written when every image and document is there. */
const FILES_WRITTEN_MARKER = 'pictures/drawn.txt'

/** The images and brands' catalogues of the demo that are still to be made. The shop opens meanwhile. */
export type PendingFiles = {
  /** Draws one image now that is asked for; does nothing for a name that is none of them. */
  draw: (name: string) => Promise<void>
  /** Makes all of them unless the shop stops; a failure is logged, and the next start tries again. */
  writeAll: (deps: AppDeps, isStopping: () => boolean) => Promise<void>
}

/**
 * Seeds an empty shop with regions, the demo catalogue, its people and their order history. All or
 * nothing: after an interruption it starts again. Returns the files if the file store lacks them,
 * also when the database is seeded already, because the two may be on different machines.
 */
export async function seedDemo(deps: AppDeps): Promise<PendingFiles | undefined> {
  if (await loadRegions(deps.db)) deps.log.info('demo: regions loaded')
  while (!(await seedOnce(deps))) await setTimeout(500)
  return (await areFilesWritten(deps)) ? undefined : prepareFiles(deps)
}

function prepareFiles({ files }: AppDeps): PendingFiles {
  const catalogue = buildCatalogue()
  const drawing = prepareDrawing(files, catalogue, {
    articles: listArticlePictures(catalogue).values(),
    ads: listAdPictures(catalogue),
  })
  return {
    draw: drawing.draw,
    async writeAll(deps, isStopping) {
      try {
        const drawn = await drawing.drawAll()
        const catalogues = await seedBrandCatalogues(deps, catalogue, isStopping)
        if (isStopping()) return
        await files.put(FILES_WRITTEN_MARKER, Buffer.from(`${drawn}\n`))
        deps.log.info({ drawn, catalogues }, 'demo: images drawn, brand catalogues written')
      } catch (err) {
        if (!isStopping())
          deps.log.error({ err }, 'demo: images and brand catalogues are incomplete')
      }
    },
  }
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
  await seedDataSheets(deps, catalogue)
  await seedLetterhead(deps)
  await seedPeople(deps)
  deps.log.info('demo: people created')
  await seedFleet(deps)
  await seedOrders(deps)
  deps.log.info('demo: orders created')
  await seedNegotiations(deps)
  deps.log.info('demo: negotiations created')
  await seedCredit(deps)
  await seedLenderLimit(deps)
  await seedTickets(deps)
  await seedSurveys(deps)
  const articles = await seedArticles(deps, catalogue)
  deps.log.info({ articles }, 'demo: articles written')
  const ads = await seedAds(deps, catalogue)
  deps.log.info({ ads }, 'demo: ads booked')
  await seedPageViews(deps, catalogue)
  // The orders of the past were placed at the prices of today.
  await seedFormerPrices(deps)
}

const areFilesWritten = ({ files }: AppDeps) =>
  files.get(FILES_WRITTEN_MARKER).then(
    () => true,
    () => false,
  )
