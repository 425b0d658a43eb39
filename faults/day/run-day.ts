import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { createDice } from '#tests/support/dice.ts'
import type { PrintLine } from '#commands/lib/progress.ts'
import { drawArrivals, peakVisitsPerSecond } from './arrivals.ts'
import type { DayShop } from './day-shop.ts'
import type { People } from './people.ts'
import { readProcessorTime, subtractTime, type ProcessorTime } from './processor-time.ts'
import { createTraffic, type TrafficKind } from './traffic.ts'
import { createVisits } from './create-visits.ts'
import type { Visit, DayVisitor } from './visit.ts'
import { clerk, runRequest } from './visitors/clerk.ts'

/** So many visits make a day at `--times 1`. */
const VISITS_OF_DAY = 1_000

export type DayPlan = {
  times: number
  /** How long the day takes here. */
  lengthMs: number
  /** How long people think between steps: 1 as written. */
  thinking: number
  seed: number
  visitors: readonly DayVisitor[]
}

/** What a day was like. */
export type DayResult = {
  times: number
  visits: number
  peakPerSecond: number
  seconds: number
  kinds: TrafficKind[]
  all: TrafficKind
  reasons: string[]
  /** What the requests cost; undefined of a shop elsewhere. */
  processorTime: ProcessorTime | undefined
  /** By how much this process itself was late (ms): above some ten its own figures say nothing of the shop. */
  clientLateMs: number
}

/** Who comes, in this order, from the shares of the visitors. */
export function drawVisitors({ times, seed, visitors }: DayPlan): DayVisitor[] {
  const dice = createDice(seed)
  const total = visitors.reduce((all, { share }) => all + share, 0)
  return Array.from({ length: Math.round(times * VISITS_OF_DAY) }, () => {
    let place = dice(0, total - 1)
    return visitors.find(({ share }) => (place -= share) < 0)!
  })
}

/**
 * Has everybody come at their time, whether earlier visitors were served or not, and waits until the last one has left and
 * staff have done what was asked of them.
 */
export async function runDay(
  plan: DayPlan,
  { shop, pool, people, endSignal, printLine }: DayContext,
): Promise<DayResult> {
  const { times, lengthMs, seed } = plan
  const comers = drawVisitors(plan)
  const arrivals = drawArrivals(comers.length, lengthMs, createDice(seed + 1))
  const traffic = createTraffic()
  const createVisit = createVisits({ shop, pool, people, traffic, plan })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const timeBefore = await readProcessorTime(shop.pids, pool)
  const startedAt = performance.now()
  const visits: Promise<unknown>[] = []
  for (const [nr, visitor] of comers.entries()) {
    endSignal.throwIfAborted()
    await pause(Math.max(0, startedAt + arrivals[nr]! - performance.now()))
    if (nr > 0 && nr % Math.ceil(comers.length / 4) === 0) printLine(`${nr} visits have begun`)
    // What fails is counted by the traffic.
    visits.push(visitor.run(createVisit(nr, visitor)).catch(() => {}))
  }
  const closing = closeShop(createVisit(comers.length, clerk), Promise.all(visits))
  await closing
  const seconds = (performance.now() - startedAt) / 1000
  const timeAfter = await readProcessorTime(shop.pids, pool)
  delay.disable()
  return {
    times,
    visits: comers.length,
    peakPerSecond: peakVisitsPerSecond(comers.length, lengthMs),
    seconds,
    kinds: traffic.listKinds(),
    all: traffic.summarizeAll(),
    reasons: traffic.listReasons(),
    processorTime: timeBefore && timeAfter && subtractTime(timeAfter, timeBefore),
    clientLateMs: Math.max(0, delay.percentile(99) / 1e6 - 10),
  }
}

/** What a day needs besides its plan. */
export type DayContext = {
  shop: DayShop
  pool: pg.Pool
  people: People
  endSignal: AbortSignal
  printLine: PrintLine
}

/** Handles open staff requests until the last visitor has left. */
async function closeShop(visit: Visit, everybodyLeft: Promise<unknown>): Promise<void> {
  let hasEverybodyLeft = false
  void everybodyLeft.finally(() => (hasEverybodyLeft = true))
  while (!hasEverybodyLeft)
    if (!(await visit.staffRequests.takeOne((request) => runRequest(visit, request))))
      await pause(50)
}
