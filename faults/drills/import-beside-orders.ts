import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#platform/database/database.ts'
import type { Api } from '#modules/client.ts'
import { signInContent, waitForImport } from '../content-staff.ts'
import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startShop } from '../shop-process.ts'

const BUYERS = 8
const QUIET_MS = 5_000
/** How much longer an order may take beside an import than without one (ms). */
const MAX_EXTRA_WAIT_MS = 500

/**
 * A spreadsheet with every SKU of the demo, in an order that no order locks in, is applied while
 * buyers order the same goods.
 */
export const importBesideOrders: Drill = {
  name: 'import-beside-orders',
  title: 'spreadsheet with every price and stock applied beside orders',
  rounds: 5,
  async run(context) {
    const shop = await startShop(context, { env: { DEMO: '1' } })
    const { db, pool } = connect(shop.databaseUrl, { max: 1 })
    context.onEnd(() => db.destroy())
    const content = await signInContent(shop)
    const load = await startOrderLoad(shop, BUYERS)
    await load.waitForOrderSentAfter(performance.now(), 60_000)
    const quietFrom = performance.now()
    await pause(QUIET_MS)
    const quietWaitMs = load.findLongestWait(quietFrom)
    const importFrom = performance.now()
    const durations: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      const sheet = await buildSheet(pool, round)
      const startedAt = performance.now()
      await importSheet(content, sheet)
      durations.push(performance.now() - startedAt)
      context.printLine(`round ${round}: imported in ${Math.round(durations.at(-1)!)} ms`)
    }
    const importWaitMs = load.findLongestWait(importFrom)
    await load.finish()
    const orders = await auditOrders(shop.databaseUrl, load)
    const { rows } = await pool.query<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    const deadlocks = Number(rows[0]?.deadlocks)
    const extraMs = importWaitMs - quietWaitMs
    return {
      orders,
      figures: [
        `longest wait of an order: ${Math.round(quietWaitMs)} ms without an import, ${Math.round(importWaitMs)} ms beside one`,
        `imports took ${durations.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}; ${deadlocks} deadlocks`,
      ],
      failures: [
        ...(deadlocks > 0 ? [`${deadlocks} deadlocks`] : []),
        ...(extraMs > MAX_EXTRA_WAIT_MS
          ? [`an order waited ${Math.round(extraMs)} ms for an import`]
          : []),
        ...findOrderFailures(orders, load),
      ],
    }
  },
}

/** Every SKU, the highest variant first, with another price and its stock in one warehouse. */
async function buildSheet(pool: ReturnType<typeof connect>['pool'], round: number): Promise<File> {
  const { rows } = await pool.query<{ sku: string; rupiah: number; stock: number }>(
    `select sku, max(amount) / 100 + $1::int as rupiah,
       (select max(on_hand)::int from stock join warehouse on warehouse.id = warehouse_id
        where variant_id = variant.id and code = 'CBT') as stock
     from variant join price on variant_id = variant.id
     join price_list as list on list.id = price_list_id and list.code = 'retail'
     where not measured group by variant.id, sku order by variant.id desc`,
    [round],
  )
  const lines = rows.map(({ sku, rupiah, stock }) => `${sku};${rupiah};${(stock ?? 0) + 1_000}`)
  return new File([['SKU;Harga eceran;Stok CBT', ...lines].join('\n')], 'harga.csv')
}

/** Uploads, waits for the check, applies, and waits for the end. Throws when a state is not reached. */
async function importSheet(content: Api, file: File): Promise<void> {
  const { id } = await content.catalogueImport.upload({ files: { file } })
  await waitForImport(content, id, 'checked')
  await content.catalogueImport.apply({ id })
  await waitForImport(content, id, 'applied')
}
