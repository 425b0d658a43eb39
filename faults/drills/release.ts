import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { connect } from '#platform/database/database.ts'
import { startBalancer } from '../balancer.ts'
import type { Drill } from '../drill.ts'
import { checkOutEarlierRelease } from '../earlier-release.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startPageLoad } from '../page-load.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { replaceProcesses } from '../replace-processes.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
import { startTabLoad } from '../tab-load.ts'

const PROCESSES = 3
const BUYERS = 4
const READERS = 2

/**
 * The release before and this one side by side on one database, while people read, order and keep pages open: every
 * process is replaced by this release in turn, which migrates the database under load, and then by the one before again.
 */
export const release: Drill = {
  name: 'release',
  title: `${PROCESSES} processes of the release before replaced by this one in turn, and back, under load`,
  rounds: 1,
  async run(context) {
    const { printLine, scratch } = context
    const before = checkOutEarlierRelease(context)
    printLine(`the release before is ${before.commit}`)
    const database = await startSeededDatabase(context, {
      migrationsFolder: path.join(before.root, 'database', 'migrations'),
    })
    const migratedBefore = await countMigrations(database.url)
    const ports = await Promise.all(Array.from({ length: PROCESSES }, findFreePort))
    const startProcess = (port: number, root?: string) =>
      startShop(context, {
        dataDir: path.join(scratch, 'data'),
        port,
        root,
        env: { DATABASE_URL: database.url, DEMO: '0', DRAIN_SECONDS: '1' },
      })
    const processes: ShopProcess[] = []
    for (const port of ports) processes.push(await startProcess(port, before.root))
    const origin = await startBalancer(context, { pages: ports })
    const load = await startOrderLoad({ origin, databaseUrl: database.url }, BUYERS)
    const pages = startPageLoad(origin, READERS)
    const tabs = await startTabLoad(origin, { old: 1, renewed: 2 })
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++)
      for (const root of [undefined, before.root]) {
        printLine(root ? 'back to the release before' : 'forward to this release')
        recoveriesMs.push(
          ...(await replaceProcesses(context, load, processes, (nr) =>
            startProcess(ports[nr]!, root),
          )),
        )
        await load.waitForOrderSentAfter(performance.now(), 60_000)
      }
    await load.finish()
    const { read, failed } = await pages.finish()
    const scripts = await tabs.finish()
    const orders = await auditOrders(database.url, load)
    const lost = load.countLost()
    const migrated = (await countMigrations(database.url)) - migratedBefore
    return {
      failures: [
        ...failed.slice(0, 5),
        ...scripts.failed.slice(0, 5),
        ...(scripts.builds < 2 ? ['both releases have the same scripts'] : []),
        ...(lost > 0 ? [`${lost} requests of buyers were lost`] : []),
        ...findOrderFailures(orders, load),
        ...(await auditJobs(database.url, load)),
      ],
      recoveriesMs,
      orders,
      figures: [
        `${migrated} migrations under load; an order waited at most ${Math.round(load.findLongestWait(0))} ms`,
        `${read} pages were read, ${failed.length} failed; ${scripts.loaded} scripts of ${scripts.builds} builds, ${scripts.failed.length} failed`,
        `of the buyers' requests ${lost} were lost`,
      ],
    }
  },
}

async function countMigrations(databaseUrl: string): Promise<number> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from migration',
    )
    return rows[0]!.count
  } finally {
    await db.destroy()
  }
}
