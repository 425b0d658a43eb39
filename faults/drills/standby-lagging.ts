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

/** The standby stops replaying under load, and goes on: nobody misses in a list what they have just written. */
export const standbyLagging: Drill = {
  name: 'standby-lagging',
  title: `standby's replay paused for ${LAG_MS / 1000} s under load; reads go to the primary and come back`,
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
    const figures: string[] = []
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await waitUntilRead('standby')
      await pair.control(standby, 'select pg_wal_replay_pause()')
      await pause(1_500)
      const before = await countReads('standby')
      await pause(LAG_MS - 1_500)
      const late = (await countReads('standby')) - before
      if (late > 0)
        figures.push(
          `round ${round}: ${late} reads from a standby that lagged by more than a second`,
        )
      await pair.control(standby, 'select pg_wal_replay_resume()')
      recoveriesMs.push(await waitUntilRead('standby'))
    }
    const lists = await readers.finish()
    await load.finish()
    const orders = await auditOrders(pair.url, load)
    const [fromStandby, fromPrimary] = [await countReads('standby'), await countReads('primary')]
    return {
      recoveriesMs,
      orders,
      failures: [...figures, ...lists.failures, ...findOrderFailures(orders, load)],
      figures: [
        `${lists.read} lists were read right after a write, ${lists.missing} lacked it; ${fromStandby} reads from the standby, ${fromPrimary} from the primary`,
        `a list took at most ${formatSeconds(lists.longestMs)}`,
      ],
    }
  },
}
