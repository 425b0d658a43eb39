import { toJakartaDate } from '#platform/clock.ts'

/** Where a month of the ledger stands; `running` is not over yet. */
export const MonthState = ['closed', 'open', 'running'] as const
export type MonthState = (typeof MonthState)[number]

/** Months are written `2026-11`. Returns the one after it. */
export function findNextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The last day of a month, `2026-11-30`. */
export function findLastDay(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Every month from the first in the ledger to the one that runs, the newest first. */
export function listMonths(first: string | undefined, now: Date): string[] {
  const current = toJakartaDate(now).slice(0, 7)
  const months = [first && first < current ? first : current]
  while (months[0]! < current) months.unshift(findNextMonth(months[0]!))
  return months
}

export const findMonthState = (
  month: string,
  closedThrough: string | null,
  now: Date,
): MonthState => {
  if (closedThrough !== null && findLastDay(month) <= closedThrough) return 'closed'
  return month < toJakartaDate(now).slice(0, 7) ? 'open' : 'running'
}

/** The only month that can be closed: the oldest that is over and open. */
export const findClosable = (
  months: readonly string[],
  closedThrough: string | null,
  now: Date,
): string | undefined =>
  months.toSorted().find((month) => findMonthState(month, closedThrough, now) === 'open')
