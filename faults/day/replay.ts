import { connect } from '#platform/database/database.ts'
import type { DrillContext, OrderAudit } from '../drill.ts'
import { auditDay } from './audit-day.ts'
import type { DayOptions } from './day-options.ts'
import { startDayShop } from './day-shop.ts'
import { preparePeople } from './people.ts'
import { listLoggedReasons } from './refusal-reasons.ts'
import type { DayRecord } from './record.ts'
import { drawVisitors, runDay, type DayPlan, type DayResult } from './run-day.ts'
import { VISITORS } from './visitors/all.ts'

/** A rising load stops when a twentieth of all requests take longer than this (ms). */
export const SLOW_MS = 500
/** By how much each step is larger, and how many there are at most. */
const STEP = 1.5
const MAX_STEPS = 20
/** A step may fail a hundredth of its requests before it counts as too much. */
const MAX_FAILED_SHARE = 0.01

/** What was replayed, and what looks whether it adds up. */
export type Replay = {
  results: DayResult[]
  /** Errors that the shop's processes logged, with their counts: the reasons behind 503 responses. */
  logged: string[]
  record: DayRecord
  databaseUrl: string
  audit(): Promise<{ orders: OrderAudit; failures: string[] }>
}

/** Replays a day, or days of rising size until they are slow. */
export async function replayDay(
  context: DrillContext,
  options: DayOptions & { dataDir: string },
): Promise<Replay> {
  const { url, databaseUrl } = options
  const shop =
    url && databaseUrl
      ? { origin: url, databaseUrl, pids: [] }
      : await startDayShop(context, options)
  const { db, pool } = connect(shop.databaseUrl, { max: 6, applicationName: 'pondasi-day' })
  context.onEnd(() => db.destroy())
  const people = await preparePeople({ db, pool }, () => shop.origin)
  const results: DayResult[] = []
  for (const plan of listPlans(options)) {
    context.printLine(`A day at ${plan.times} times`)
    await people.addBuyers(drawVisitors(plan).filter(({ isBuyer }) => isBuyer).length)
    const { endSignal, printLine } = context
    const result = await runDay(plan, { shop, pool, people, endSignal, printLine })
    results.push(result)
    if (isTooMuch(result)) break
  }
  const accountIds = people.listAccountIds()
  return {
    results,
    logged: listLoggedReasons(context.scratch),
    record: people.record,
    databaseUrl: shop.databaseUrl,
    audit: () => auditDay({ databaseUrl: shop.databaseUrl, pool, accountIds }, people.record),
  }
}

/** One plan, or those of a rising load, each with visitors of its own. */
function* listPlans(options: DayOptions): Generator<DayPlan> {
  const { only, minutes, thinking, seed, isRising } = options
  const visitors = VISITORS.filter(({ name }) => only.length === 0 || only.includes(name))
  let { times } = options
  for (let step = 0; step < (isRising ? MAX_STEPS : 1); step++) {
    yield { times, lengthMs: minutes * 60_000, thinking, seed: seed + 10 * step, visitors }
    times = Math.round(times * STEP * 10) / 10
  }
}

const isTooMuch = ({ all }: DayResult) =>
  all.p95Ms > SLOW_MS || all.failed > all.count * MAX_FAILED_SHARE
