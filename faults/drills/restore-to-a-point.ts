import type pg from 'pg'
import { startBackedUpDatabase } from '../cluster/backed-up-database.ts'
import { connect } from '#platform/database/database.ts'
import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { findDifferences, sumTables } from '../table-checksums.ts'

const BUYERS = 6

/**
 * Orders come in, a moment is noted, orders go on and somebody deletes what they should not: the database goes
 * back to the moment, every table equals what it was then, and the shop sells.
 */
export const restoreToAPoint: Drill = {
  name: 'restore-to-a-point',
  title: 'pgBackRest: full and differential backup under load, back to a moment between orders',
  rounds: 2,
  async run(context) {
    const database = await startBackedUpDatabase(context)
    await seedDatabase(database.url)
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    const failures: string[] = []
    const figures: string[] = []
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      const shop = await startShop(context, { env })
      const load = await startOrderLoad(shop, BUYERS)
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const fullMs = await measure(() => database.backUp('full'))
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const differentialMs = await measure(() => database.backUp('diff'))
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      await load.finish()
      failures.push(...findOrderFailures(await auditOrders(database.url, load), load))
      await shop.end('SIGTERM')
      const { sums, moment } = await withPool(database.url, async (pool) => ({
        sums: await sumTables(pool),
        moment: await readMoment(pool),
      }))

      const later = await startShop(context, { env })
      const lost = await startOrderLoad(later, BUYERS)
      await lost.waitForOrderSentAfter(performance.now(), 60_000)
      await lost.finish()
      await withPool(database.url, (pool) => pool.query('delete from cart_line'))
      await later.end('SIGTERM')
      const startedAt = performance.now()
      await database.stop()
      await database.restoreTo(moment)
      recoveriesMs.push(performance.now() - startedAt)
      const found = await withPool(database.url, sumTables)
      for (const name of findDifferences(sums, found))
        failures.push(`round ${round}: ${name} differs`)

      const restored = await startShop(context, { env })
      const next = await startOrderLoad(restored, 2)
      await next.waitForOrderSentAfter(performance.now(), 60_000)
      await next.finish()
      failures.push(...findOrderFailures(await auditOrders(database.url, next), next))
      await restored.end('SIGTERM')
      figures.push(
        `round ${round}: ${sums.size} tables compared after ${load.acknowledged.length} orders, ${lost.acknowledged.length} later ones gone as they should be; full backup ${formatSeconds(fullMs)}, differential ${formatSeconds(differentialMs)}`,
      )
    }
    return { failures, figures, recoveriesMs }
  },
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** A moment after everything that was committed, by the database's clock. */
async function readMoment(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment')
  return rows[0]!.moment
}

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { db, pool } = connect(url, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await db.destroy()
  }
}
