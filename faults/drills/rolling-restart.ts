import path from 'node:path'
import { findFreePort } from '#database/embedded/port.ts'
import { startBalancer } from '../balancer.ts'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startPageLoad } from '../page-load.ts'
import { replaceProcesses } from '../replace-processes.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'

const BUYERS = 6
const READERS = 4
const PROCESSES = 3

/**
 * Every process of a shop is replaced in turn behind a balancer while people read and order: no
 * request fails, and every acknowledged order is there, once.
 */
export const rollingRestart: Drill = {
  name: 'rolling-restart',
  title: `${PROCESSES} processes behind HAProxy, each restarted in turn under load`,
  rounds: 3,
  async run(context) {
    const database = await startSeededDatabase(context)
    const ports = await Promise.all(Array.from({ length: PROCESSES }, findFreePort))
    // They share their files, as processes of one machine do.
    const dataDir = path.join(context.scratch, 'data')
    const startProcess = (port: number) =>
      startShop(context, {
        dataDir,
        port,
        env: { DATABASE_URL: database.url, DEMO: '0', DRAIN_SECONDS: '1' },
      })
    const processes: ShopProcess[] = []
    for (const port of ports) processes.push(await startProcess(port))
    const origin = await startBalancer(context, { pages: ports })
    const load = await startOrderLoad({ origin, databaseUrl: database.url }, BUYERS)
    const pages = startPageLoad(origin, READERS)
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++)
      recoveriesMs.push(
        ...(await replaceProcesses(context, load, processes, (nr) => startProcess(ports[nr]!))),
      )
    await load.finish()
    const { read, failed } = await pages.finish()
    const orders = await auditOrders(database.url, load)
    const lost = load.countLost()
    const failures = [
      ...failed.slice(0, 5),
      ...(lost > 0 ? [`${lost} requests of buyers were lost`] : []),
      ...findOrderFailures(orders, load),
      ...(await auditJobs(database.url, load)),
    ]
    return {
      failures,
      recoveriesMs,
      orders,
      figures: [
        `${read} pages were read, ${failed.length} failed; of the buyers' requests ${lost} were lost`,
      ],
    }
  },
}
