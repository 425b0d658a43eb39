import { addDays } from '#platform/calendar-days.ts'
import { minutes, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue, isEnqueued } from '#platform/jobs/jobs.ts'
import type { FigurePeriod } from '../rules/periods.ts'
import * as store from '../store/summarize.ts'

/** Days that are summarized in one transaction: a second of work at a few thousand orders a day. */
const DAYS_AT_ONCE = 31
/** Orders are cancelled and deliveries received later; page views are stored longer than this. */
const SETTLED_AFTER_DAYS = 40
/** Two years of months can be compared. */
const MAX_DAYS = 800
/** Upper bound on orders and page views of missing days that a reader waits for: a fraction of a second. */
const MAX_AWAITED = 5_000
/** How old today's figures may be for a reader (ms). */
const MAX_AGE_MS = minutes(1)

/** Summarizes the days that a reader waits for. */
export const MISSING_DAYS_JOB = 'daily_figures_missing'

const summarize = (deps: AppDeps, days: readonly string[]): Promise<void> =>
  withTransaction(deps, ({ db, clock }) => store.summarizeDays(db, days, clock.now()))

/**
 * Refreshes a period for a reader: today's figures if they are too old, and missing days if there is little to do.
 * Otherwise a job summarizes them, and `pendingDays` says how many are left.
 */
export async function refreshSummaries(
  deps: AppDeps,
  period: FigurePeriod,
): Promise<{ updatedAt: Date; pendingDays: number }> {
  const now = deps.clock.now()
  const missing = await listMissing(deps, period)
  if (missing.length > 0) {
    const [last, first] = [missing[0]!, missing.at(-1)!]
    const work = await store.countWork(deps.db, { from: first, to: last }, MAX_AWAITED)
    if (work >= MAX_AWAITED) {
      // One that runs would not be replaced but joined.
      if (!(await isEnqueued(deps.db, MISSING_DAYS_JOB)))
        await enqueue(deps.db, { name: MISSING_DAYS_JOB, payload: {}, key: MISSING_DAYS_JOB })
      return { updatedAt: now, pendingDays: missing.length }
    }
    await summarizeMissing(deps, period)
  }
  return { updatedAt: await summarizeToday(deps, now), pendingDays: 0 }
}

async function summarizeToday(deps: AppDeps, now: Date): Promise<Date> {
  const today = toJakartaDate(now)
  const summarizedAt = await store.findSummaryTime(deps.db, today)
  const ageMs = summarizedAt ? now.getTime() - summarizedAt.getTime() : Infinity
  if (summarizedAt && ageMs >= 0 && ageMs < MAX_AGE_MS) return summarizedAt
  await summarize(deps, [addDays(today, -1), today])
  return now
}

/** The days of a period before today that have no summary, latest first; none from before the first order. */
async function listMissing(
  deps: AppDeps,
  { from, to }: FigurePeriod,
  limit = MAX_DAYS,
): Promise<string[]> {
  const firstOrder = await store.findFirstOrderTime(deps.db)
  const today = toJakartaDate(deps.clock.now())
  const starts = [
    from,
    addDays(today, -MAX_DAYS),
    ...(firstOrder ? [toJakartaDate(firstOrder)] : []),
  ]
  const ends = [to, addDays(today, -1)]
  const period = { from: starts.toSorted().at(-1)!, to: ends.toSorted()[0]! }
  return store.listMissingDays(deps.db, period, limit)
}

/** Summarizes the missing days of a period, latest first, in batches. */
export async function summarizeMissing(
  deps: AppDeps,
  period: FigurePeriod,
  batches = Infinity,
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) {
    const days = await listMissing(deps, period, DAYS_AT_ONCE)
    if (days.length === 0) return
    await summarize(deps, days)
  }
}

const lookBack = ({ clock }: AppDeps): FigurePeriod => {
  const today = toJakartaDate(clock.now())
  return { from: addDays(today, -MAX_DAYS), to: today }
}

/** Every day that a reader could ask for. */
export const summarizeAllMissing = (deps: AppDeps): Promise<void> =>
  summarizeMissing(deps, lookBack(deps))

/** Every few minutes: today, yesterday, and some of the missing days, so that readers seldom wait. */
export async function summarizeRecent(deps: AppDeps): Promise<void> {
  const today = toJakartaDate(deps.clock.now())
  await summarize(deps, [addDays(today, -1), today])
  await summarizeMissing(deps, lookBack(deps), 1)
}

/** Every night: the days whose figures may still change. */
export async function settleRecentDays(deps: AppDeps): Promise<void> {
  const today = toJakartaDate(deps.clock.now())
  const days = Array.from({ length: SETTLED_AFTER_DAYS }, (_, index) => addDays(today, -index))
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE)
    await summarize(deps, days.slice(at, at + DAYS_AT_ONCE))
  await store.removeSearchesBefore(deps.db, addDays(today, -MAX_DAYS))
}
