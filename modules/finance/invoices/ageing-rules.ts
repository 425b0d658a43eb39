import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { terminalInvoiceStatuses, InvoiceStatus } from './rules.ts'

/** How long something has been owed since it was due, in days. */
export const ageBands = ['not_due', '1-30', '31-60', '61-90', 'over_90'] as const
export type AgeBand = (typeof ageBands)[number]

export const ageBandNames: Record<AgeBand, string> = {
  not_due: 'Belum jatuh tempo',
  '1-30': 'Lewat 1–30 hari',
  '31-60': 'Lewat 31–60 hari',
  '61-90': 'Lewat 61–90 hari',
  over_90: 'Lewat lebih dari 90 hari',
}

/** Invoices on which something is owed. */
export const openInvoiceStatuses = InvoiceStatus.filter(
  (status) => status !== 'draft' && !terminalInvoiceStatuses.some((each) => each === status),
)

/** Whole days in Jakarta since the day on which it was due; 0 until that day is over. */
export function countDaysLate(dueAt: Date, now: Date): number {
  const late = getDayStart(now) - getDayStart(dueAt)
  return Math.max(0, Math.round(late / days(1)))
}

/** The due dates of a band: from `from` on, and before `before`; null where it has no such end. */
export function toDueRange(band: AgeBand, now: Date): { from: Date | null; before: Date | null } {
  const today = getDayStart(now)
  const startOf = (daysAgo: number) => new Date(today - days(daysAgo))
  if (band === 'not_due') return { from: startOf(0), before: null }
  if (band === 'over_90') return { from: null, before: startOf(90) }
  const [first, last] = band.split('-').map(Number) as [number, number]
  return { from: startOf(last), before: startOf(first - 1) }
}

const getDayStart = (at: Date): number => startOfJakartaDay(toJakartaDate(at)).getTime()

/** The band of something that is so many days late. */
export function findAgeBand(daysLate: number): AgeBand {
  if (daysLate <= 0) return 'not_due'
  if (daysLate <= 30) return '1-30'
  if (daysLate <= 60) return '31-60'
  return daysLate <= 90 ? '61-90' : 'over_90'
}
