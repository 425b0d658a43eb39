import fs from 'node:fs'
import path from 'node:path'
import { findProgram, requirePrograms } from '../cluster/programs.ts'
import type { Drill } from '../drill.ts'
import { auditJobs } from '../job-audit.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { waitFor } from '../wait.ts'

const BUYERS = 4
/** By how much the clock is wrong, round by round (s). */
const DRIFTS = [61, -61]
/** The shop compares every fifteen seconds (ms). */
const NOTICE_LIMIT_MS = 45_000

/** The clock of the shop's machine goes wrong by a minute while people order, either way, and right again. */
export const driftingClock: Drill = {
  name: 'drifting-clock',
  title: `clock of the shop's machine ${DRIFTS.join(' s, then ')} s off while it is open`,
  rounds: 1,
  async run(context) {
    requirePrograms(['faketime'])
    const database = await startSeededDatabase(context)
    const clock = path.join(context.scratch, 'clock')
    const setClock = (seconds: number) =>
      fs.writeFileSync(clock, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`)
    setClock(0)
    const env = {
      DATABASE_URL: database.url,
      DEMO: '0',
      LOG_LEVEL: 'info',
      LD_PRELOAD: findProgram('faketime'),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      // Leaves durations alone: only the wall clock is wrong.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    const shop = await startShop(context, { env })
    const load = await startOrderLoad({ origin: shop.origin, databaseUrl: database.url }, BUYERS)
    const log = path.join(context.scratch, `shop-${new URL(shop.origin).port}.log`)
    const countLines = (words: string) => fs.readFileSync(log, 'utf8').split(words).length - 1
    const readDifference = async () => {
      const text = await (await fetch(`${shop.origin}/metrics`)).text()
      return Number(/^clock_difference_seconds (\S+)$/m.exec(text)?.[1])
    }
    const failures: string[] = []
    const figures: string[] = []
    let agreed = 0
    for (let round = 1; round <= context.rounds; round++)
      for (const drift of DRIFTS) {
        await load.waitForOrderSentAfter(performance.now(), 60_000)
        const words =
          drift > 0 ? 's ahead of that of the database' : 's behind that of the database'
        const saidBefore = countLines(words)
        const driftedAt = performance.now()
        setClock(drift)
        await waitFor(
          'the shop says that its clock is wrong',
          NOTICE_LIMIT_MS,
          () => countLines(words) > saidBefore || undefined,
        )
        const noticedMs = performance.now() - driftedAt
        const difference = await readDifference()
        if (Math.abs(difference - drift) > 5) failures.push(`the metric says ${difference} s`)
        await load.waitForOrderSentAfter(performance.now(), 60_000)
        const refused = await startShop(context, { env }).then(
          () => 'a shop starts with a wrong clock',
          (thrown: Error) => (thrown.message.includes(words) ? undefined : thrown.message),
        )
        if (refused) failures.push(refused)
        setClock(0)
        await waitFor(
          'the shop says that its clock is right',
          NOTICE_LIMIT_MS,
          () =>
            countLines('the clock agrees with that of the database again') > agreed || undefined,
        )
        agreed += 1
        const waitedMs = load.findLongestWait(driftedAt)
        figures.push(
          `${drift} s: named in the log after ${formatSeconds(noticedMs)}, a start refused, an order waited at most ${formatSeconds(waitedMs)}`,
        )
      }
    await load.finish()
    const orders = await auditOrders(database.url, load)
    return {
      failures: [
        ...failures,
        ...findOrderFailures(orders, load),
        ...(await auditJobs(database.url, load)),
      ],
      figures,
      orders,
    }
  },
}
