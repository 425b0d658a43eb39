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
/** Until the setting counts, and the lag is more than the second that reads may be old (ms). */
const SETTLE_MS = 2_000

/** The standby replays late under load, and then at once again: nobody misses in a list what they have just written. */
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
    const delayReplay = async (setting: string) => {
      await pair.control(standby, `alter system ${setting}`)
      await pair.control(standby, 'select pg_reload_conf()')
    }
    let lateReads = 0
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      await waitUntilRead('standby')
      // Patroni would resume a replay that is paused.
      await delayReplay(`set recovery_min_apply_delay = ${LAG_MS}`)
      await pause(SETTLE_MS)
      const before = await countReads('standby')
      await pause(LAG_MS - SETTLE_MS)
      lateReads += (await countReads('standby')) - before
      await delayReplay('reset recovery_min_apply_delay')
      recoveriesMs.push(await waitUntilRead('standby'))
    }
    const lists = await readers.finish()
    await load.finish()
    const orders = await auditOrders(pair.url, load)
    const [fromStandby, fromPrimary] = [await countReads('standby'), await countReads('primary')]
    return {
      recoveriesMs,
      orders,
      failures: [...lists.failures, ...findOrderFailures(orders, load)],
      figures: [
        `${lists.read} lists were read right after a write, ${lists.missing} lacked it; ${fromStandby} reads from the standby, ${fromPrimary} from the primary; ${lateReads} reads from the standby later than ${SETTLE_MS / 1000} s after its delay was set`,
        `a list took at most ${formatSeconds(lists.longestMs)}`,
      ],
    }
  },
}
