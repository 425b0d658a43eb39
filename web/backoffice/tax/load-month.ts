import { toJakartaDate } from '#platform/clock.ts'
import { listMonths } from '#platform/months.ts'

/** The month of an address (`?month=2026-11`), or this one; and the months to choose from. */
export function readTaxMonth(url: URL): { month: string; months: string[] } {
  const months = listMonths(toJakartaDate(new Date()).slice(0, 7))
  const asked = url.searchParams.get('month') ?? ''
  return { month: /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : months[0]!, months }
}
