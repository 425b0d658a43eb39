import type { DrillContext, DrillResult } from './drill.ts'
import { auditJobs } from './job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from './order-load.ts'
import { findSlowRecoveries, measureRecovery, RECOVERY_LIMIT_MS } from './recovery.ts'
import type { ShopProcess } from './shop-process.ts'

const BUYERS = 12

/**
 * Takes the database away from a shop under load, round by round. The shop's process has to outlive
 * all of them. A round's recovery counts from the moment that `breakDatabase` is done.
 */
export async function runDatabaseRounds(
  context: DrillContext,
  shop: ShopProcess,
  breakDatabase: () => Promise<void>,
  limitMs = RECOVERY_LIMIT_MS,
): Promise<DrillResult> {
  const recoveriesMs: number[] = []
  const load = await startOrderLoad(shop, BUYERS)
  for (let round = 1; round <= context.rounds; round++) {
    context.endSignal.throwIfAborted()
    // Each round begins with a shop at work: orders come in, and their jobs are under way.
    await load.waitForOrderSentAfter(performance.now(), 60_000)
    await breakDatabase()
    const brokenAt = performance.now()
    recoveriesMs.push(await measureRecovery(load, shop.databaseUrl, brokenAt))
    const ended = shop.findEnd()
    if (ended) throw new Error(`round ${round}: ${ended}`)
    context.printLine(`round ${round}: normal again after ${Math.round(recoveriesMs.at(-1)!)} ms`)
  }
  await load.finish()
  const orders = await auditOrders(shop.databaseUrl, load)
  const jobFailures = await auditJobs(shop.databaseUrl, load)
  return {
    recoveriesMs,
    orders,
    failures: [
      ...findSlowRecoveries(recoveriesMs, limitMs),
      ...jobFailures,
      ...findOrderFailures(orders, load),
    ],
  }
}
