import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { auditJobs } from '../job-audit.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

const BUYERS = 12
/** Generous: how long a start takes is measured, not required. */
const ORDER_LIMIT_MS = 60_000
const DEMO_OFF = { DEMO: '0' }

/**
 * SIGTERM under load. Requests that have begun are answered, acknowledged orders exist after the restart, and
 * unacknowledged ones exist at most once.
 */
export const terminate: Drill = {
  name: 'terminate',
  title: 'SIGTERM under load, then a new start',
  rounds: 5,
  async run(context) {
    const failures: string[] = []
    const recoveriesMs: number[] = []
    const dataDir = await seedDataFolder(context)
    let shop = await startShop(context, { dataDir, env: DEMO_OFF })
    const load = await startOrderLoad(shop, BUYERS)
    for (let round = 1; round <= context.rounds; round++) {
      await load.waitForOrderSentAfter(performance.now(), ORDER_LIMIT_MS)
      const stoppedAt = performance.now()
      await shop.end('SIGTERM')
      const endedAt = performance.now()
      if (endedAt - stoppedAt > 10_000) failures.push(`round ${round}: the end took over 10 s`)
      shop = await startShop(context, { dataDir, env: DEMO_OFF })
      load.moveTo(shop.origin)
      await load.waitForOrderSentAfter(endedAt, ORDER_LIMIT_MS)
      recoveriesMs.push(performance.now() - endedAt)
    }
    await load.finish()
    const orders = await auditOrders(shop.databaseUrl, load)
    failures.push(...findOrderFailures(orders, load), ...(await auditJobs(shop.databaseUrl, load)))
    return { failures, recoveriesMs, orders }
  },
}
