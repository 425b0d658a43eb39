import { addDays } from '#platform/calendar-days.ts'
import { minutes, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { FigurePeriod } from '../rules/periods.ts'
import * as store from '../store/summarize.ts'

/** So many days are worked out in one transaction: a second of work at a few thousand orders a day. */
const DAYS_AT_ONCE = 31
/** Orders are cancelled and deliveries received later; page views are stored longer than this. */
const SETTLED_AFTER_DAYS = 40
/** Two years of months can be compared. */
const MAX_DAYS = 800
/** A reader sees today as it was so long ago at most (ms). */
const MAX_AGE_MS = minutes(1)

const summarize = (deps: AppDeps, days: readonly string[]): Promise<void> =>
  withTransaction(deps, ({ db, clock }) => store.summarizeDays(db, days, clock.now()))

/** Works out the days of a period that never were, and today where it was some time ago. */
export async function bringUpToDate(deps: AppDeps, { from }: FigurePeriod): Promise<Date> {
  const now = deps.clock.now()
  const today = toJakartaDate(now)
  await fillMissing(deps, from, Infinity)
  const summarizedAt = await store.findSummaryTime(deps.db, today)
  const ageMs = summarizedAt ? now.getTime() - summarizedAt.getTime() : Infinity
  if (summarizedAt && ageMs >= 0 && ageMs < MAX_AGE_MS) return summarizedAt
  await summarize(deps, [addDays(today, -1), today])
  return now
}

/** Works out missing days, the latest first, some at a time. */
async function fillMissing(deps: AppDeps, from: string, batches: number): Promise<void> {
  const firstOrder = await store.findFirstOrderTime(deps.db)
  const today = toJakartaDate(deps.clock.now())
  const earliest = [from, addDays(today, -MAX_DAYS)].toSorted().at(-1)!
  const start = firstOrder ? [earliest, toJakartaDate(firstOrder)].toSorted().at(-1)! : earliest
  const period = { from: start, to: addDays(today, -1) }
  for (let batch = 0; batch < batches; batch += 1) {
    const days = await store.listMissingDays(deps.db, period, DAYS_AT_ONCE)
    if (days.length === 0) return
    await summarize(deps, days)
  }
}

/** Every few minutes: today and yesterday, and some of what is missing, so that no reader has much to wait for. */
export async function summarizeRecent(deps: AppDeps): Promise<void> {
  const today = toJakartaDate(deps.clock.now())
  await summarize(deps, [addDays(today, -1), today])
  await fillMissing(deps, addDays(today, -MAX_DAYS), 1)
}

/** Every night: the days on which something may still have changed. */
export async function settleRecentDays(deps: AppDeps): Promise<void> {
  const today = toJakartaDate(deps.clock.now())
  const days = Array.from({ length: SETTLED_AFTER_DAYS }, (_, index) => addDays(today, -index))
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE)
    await summarize(deps, days.slice(at, at + DAYS_AT_ONCE))
  await store.removeSearchesBefore(deps.db, addDays(today, -MAX_DAYS))
}
