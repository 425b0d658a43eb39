import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startDatabasePair } from '../cluster/database-pair.ts'
import type { Drill } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { startListReaders } from '../list-readers.ts'
import { formatSeconds } from '../report.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 4
const READERS = 6
const LAG_MS = 5_000
/** Until the lag is more than the second that reads may be old (ms). */
const SETTLE_MS = 2_000

/** The standby replays late under load, then catches up. A list must always show what its reader has just written. */
export const standbyLagging: Drill = {
  name: 'standby-lagging',
  title: `standby ${LAG_MS / 1000} s behind under load; reads go to the primary and come back`,
  rounds: 5,
  async run(context) {
    const pair = await startDatabasePair(context)
    await seedDatabase(pair.url)
    const { standby } = await pair.waitUntilWhole()
    const shop = await startShop(context, {
      env: { DATABASE_URL: pair.url, DATABASE_STANDBY_URL: pair.standbyUrl, DEMO: '0' },
    })
    const load = await startOrderLoad({ origin: shop.origin, databaseUrl: pair.url }, BUYERS)
    const readers = await startListReaders(shop.origin, pair.url, READERS)
    const countReads = async (from: 'primary' | 'standby') => {
      const text = await (await fetch(`${shop.origin}/metrics`)).text()
      return Number(
        new RegExp(`standby_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
      )
    }
    const waitUntilRead = async (from: 'primary' | 'standby') => {
      const startedAt = performance.now()
      const before = await countReads(from)
      await waitFor(
        `the ${from} answers`,
        30_000,
        async () => (await countReads(from)) > before + 20 || undefined,
      )
      return performance.now() - startedAt
    }
    const replay = findReplayProcess(path.join(context.scratch, standby.name, 'data'))
    context.onEnd(async () => void process.kill(replay, 'SIGCONT'))
    let lateReads = 0
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await waitUntilRead('standby')
      // Patroni would take back a pause or a delay that it was not asked for.
      process.kill(replay, 'SIGSTOP')
      await pause(SETTLE_MS)
      const before = await countReads('standby')
      await pause(LAG_MS - SETTLE_MS)
      lateReads += (await countReads('standby')) - before
      process.kill(replay, 'SIGCONT')
      recoveriesMs.push(await waitUntilRead('standby'))
    }
    const lists = await readers.finish()
    await load.finish()
    const orders = await auditOrders(pair.url, load)
    const [fromStandby, fromPrimary] = [await countReads('standby'), await countReads('primary')]
    return {
      recoveriesMs,
      orders,
      failures: [
        ...(lateReads > 0 ? [`${lateReads} reads from a standby that was too far behind`] : []),
        ...lists.failures,
        ...findOrderFailures(orders, load),
      ],
      figures: [
        `${lists.read} lists were read right after a write, ${lists.missing} lacked it; ${fromStandby} reads from the standby, ${fromPrimary} from the primary; ${lateReads} reads from the standby later than ${SETTLE_MS / 1000} s after its replay was stopped`,
        `a list took at most ${formatSeconds(lists.longestMs)}`,
      ],
    }
  },
}

/** The process of a standby that replays the log. */
function findReplayProcess(dataFolder: string): number {
  const [postmaster = ''] = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split(
    '\n',
  )
  const children = execFileSync('ps', ['--ppid', postmaster, '-o', 'pid=,args='], {
    encoding: 'utf8',
  })
  const line = children.split('\n').find((each) => each.includes('startup'))
  return Number.parseInt(line ?? '', 10)
}
