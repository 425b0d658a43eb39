import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { multiplyRatio, sen, zero, type Money } from '#platform/money.ts'
import { countDaysLate } from './ageing-rules.ts'

/** What a day of delay costs from a day on (Jakarta), until the next row of the table. Percent of the invoice. */
export type LateFeeRate = {
  from: string
  percentPerDay: number
  /** The whole fee is never more than this. */
  maxPercent: number
}

/** Days of delay that cost the same each. */
type LateFeePeriod = { from: string; to: string; days: number; percentPerDay: number }

export type LateFee = {
  days: number
  /** Sen. */
  amount: Money
  periods: LateFeePeriod[]
  /** Whether the highest fee was reached. */
  isCapped: boolean
}

/** Percentages have at most three decimals, so they are counted in whole thousandths. */
const toThousandths = (percent: number): number => Math.round(percent * 1000)
const WHOLE = 100_000

/**
 * The fee of an invoice that was due at `dueAt` and is owed until `until`: for each day after the due day the rate
 * of that day, rounded once to the sen, at most what the table allows on the last day. Days before the first row
 * cost nothing.
 */
export function computeLateFee(
  { amount, dueAt, until }: { amount: Money; dueAt: Date; until: Date },
  rates: readonly LateFeeRate[],
): LateFee {
  const lateDays = countDaysLate(dueAt, until)
  const table = rates.toSorted((a, b) => a.from.localeCompare(b.from))
  const periods: LateFeePeriod[] = []
  const firstDay = startOfJakartaDay(toJakartaDate(dueAt)).getTime()
  let last: LateFeeRate | undefined
  for (let day = 1; day <= lateDays; day += 1) {
    const date = toJakartaDate(new Date(firstDay + days(day)))
    last = table.findLast(({ from }) => from <= date)
    if (!last) continue
    const period = periods.at(-1)
    if (period?.percentPerDay === last.percentPerDay) {
      period.to = date
      period.days += 1
    } else periods.push({ from: date, to: date, days: 1, percentPerDay: last.percentPerDay })
  }
  if (!last) return { days: lateDays, amount: zero, periods: [], isCapped: false }
  const share = periods.reduce(
    (total, period) => total + period.days * toThousandths(period.percentPerDay),
    0,
  )
  const highest = toThousandths(last.maxPercent)
  return {
    days: lateDays,
    amount: sen(multiplyRatio(amount, Math.min(share, highest), WHOLE)),
    periods,
    isCapped: share > highest,
  }
}
