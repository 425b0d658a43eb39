import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { ageBands, toDueRange, type AgeBand } from '#modules/finance/invoices/ageing-rules.ts'

/** What finance lists open invoices by: how long they have been due, or that they are due today. */
export const dueFilters = ['today', ...ageBands] as const
export type DueFilter = (typeof dueFilters)[number]

/** The due dates of a filter: from `from` on, and before `before`; null where it has no such end. */
export function toFilteredDue(due: DueFilter, now: Date): ReturnType<typeof toDueRange> {
  if (due !== 'today') return toDueRange(due satisfies AgeBand, now)
  const from = startOfJakartaDay(toJakartaDate(now))
  return { from, before: new Date(from.getTime() + days(1)) }
}
