import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { loadRegions } from '#modules/regions/load.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { loadBrandFiles } from './load/brand-files.ts'
import { loadDataSheets } from './load/data-sheets.ts'
import { loadCatalogue } from './load/catalogue.ts'
import { loadOrders } from './load/orders.ts'
import { loadPeople } from './load/people.ts'
import { drawPictures } from './load/pictures.ts'

/** Any number, the same in every process: one fills, the others wait and find it done. */
const LOCK = 7_202_613

/** Stands in the file store once every picture does. */
const DRAWN = 'pictures/drawn.txt'

/**
 * Fills an empty shop with regions, the demo catalogue, its people and their past. All or nothing:
 * an interrupted fill starts over. Pictures missing from the file store are drawn, so that a shop
 * whose database is elsewhere gets its own.
 */
export async function fillDemo(tools: Tools): Promise<void> {
  if (await loadRegions(tools.db)) tools.log.info('demo: regions are in')
  while (!(await filledOnce(tools))) await setTimeout(500)
  if (await isKept(tools)) return
  const drawn = await drawPictures(tools.files, buildCatalogue())
  await tools.files.put(DRAWN, Buffer.from(`${drawn}\n`))
  tools.log.info({ drawn }, 'demo: pictures are drawn')
}

/**
 * Fills the shop unless it has products; answers false while another process is at it. Asking again
 * instead of waiting in the database: a wait longer than a query may last would be an error.
 */
const filledOnce = (tools: Tools): Promise<boolean> =>
  inTransaction(tools.db, async (tx) => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(tx)
    if (!rows[0]?.mine) return false
    const filled = await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (!filled) await fillEmpty({ ...tools, db: tx })
    return true
  })

/** What the shop holds on its first day. Each capability adds its own past after the people. */
async function fillEmpty(tools: Tools) {
  const catalogue = buildCatalogue()
  await loadCatalogue(tools, catalogue, { pictures: false })
  tools.log.info({ products: catalogue.products.length }, 'demo: the catalogue is in')
  const files = await loadBrandFiles(tools, catalogue)
  tools.log.info({ files }, 'demo: the brands have their catalogues')
  await loadDataSheets(tools, catalogue)
  await loadPeople(tools)
  tools.log.info('demo: its people are in')
  await loadOrders(tools)
  tools.log.info('demo: their orders are in')
}

const isKept = ({ files }: Tools) =>
  files.get(DRAWN).then(
    () => true,
    () => false,
  )
