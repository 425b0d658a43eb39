import { connect } from '#platform/database/database.ts'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 8
/** How long a round waits for a job in flight before it kills an idle worker (ms). */
const JOB_LIMIT_MS = 3_000

/**
 * A worker in a process of its own is killed while it runs jobs. The next one takes them over: each
 * order's e-mail is sent, and there is one.
 */
export const killWorker: Drill = {
  name: 'kill-worker',
  title: 'worker process (ROLE=worker) killed (-9) with jobs in flight',
  rounds: 100,
  async run(context) {
    const { printLine } = context
    const database = await startSeededDatabase(context)
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    const shop = await startShop(context, { env: { ...env, ROLE: 'api' } })
    const { db, pool } = connect(database.url, { max: 1 })
    context.onEnd(() => db.destroy())
    const load = await startOrderLoad(shop, BUYERS)
    let killedAtWork = 0
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      const worker = await startShop(context, { env: { ...env, ROLE: 'worker' } })
      await waitFor('a job in flight', JOB_LIMIT_MS, () => hasFreshlyLockedJob(pool)).catch(
        () => {},
      )
      await worker.end('SIGKILL')
      if (await hasFreshlyLockedJob(pool)) killedAtWork += 1
      if (round % 10 === 0) printLine(`round ${round}: ${killedAtWork} killed with a job in flight`)
    }
    await load.finish()
    await startShop(context, { env: { ...env, ROLE: 'worker' } })
    const orders = await auditOrders(database.url, load)
    const jobFailures = await auditJobs(database.url, load)
    return {
      orders,
      figures: [`${killedAtWork} of ${context.rounds} workers left a locked job behind`],
      failures: [...jobFailures, ...findOrderFailures(orders, load)],
    }
  },
}

/** Whether a job was locked within the last second; those of earlier rounds wait for their release. */
async function hasFreshlyLockedJob(
  pool: ReturnType<typeof connect>['pool'],
): Promise<true | undefined> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs where locked_at > now() - interval '1 second' limit 1`,
  )
  return rowCount === 1 || undefined
}
