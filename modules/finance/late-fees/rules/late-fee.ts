import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { allocate, multiplyRatio, sen, sum, type Money } from '#platform/money.ts'
import { countDaysLate } from '#modules/finance/invoices/ageing-rules.ts'

/** What a day of delay costs from a day on (Jakarta), until the next row of the table. Percent of the invoice. */
export type LateFeeRate = {
  from: string
  percentPerDay: number
  /** The whole fee is never more than this. */
  maxPercent: number
}

/** Days of delay (Jakarta, both included) that cost the same each, and what they cost together (sen). */
export type LateFeePeriod = {
  from: string
  to: string
  days: number
  percentPerDay: number
  amount: Money
}

/** Percentages have at most three decimals, so they are counted in whole thousandths. */
const toThousandths = (percent: number): number => Math.round(percent * 1000)
const WHOLE = 100_000

/** The rate of a day; undefined before the first row. */
const findRate = (rates: readonly LateFeeRate[], day: string): LateFeeRate | undefined =>
  rates.toSorted((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= day)

/**
 * What the delay costs that was not charged yet: for each day after the due day, and after `through`, the rate of that
 * day, as a share of what is owed now without fees (`principal`, sen). Charged in whatever steps, the same principal
 * costs the same, in whole rupiah, and at most what the table allows on the last day.
 */
export function computeNewFee(
  {
    principal,
    dueAt,
    through,
    until,
  }: { principal: Money; dueAt: Date; through: string | null; until: Date },
  rates: readonly LateFeeRate[],
): LateFeePeriod[] {
  const lateDays = countDaysLate(dueAt, until)
  const dueDay = startOfJakartaDay(toJakartaDate(dueAt)).getTime()
  const periods: (Omit<LateFeePeriod, 'amount'> & { share: number })[] = []
  let chargedShare = 0
  for (let day = 1; day <= lateDays; day += 1) {
    const date = toJakartaDate(new Date(dueDay + days(day)))
    const rate = findRate(rates, date)
    if (!rate) continue
    const { percentPerDay } = rate
    const share = toThousandths(percentPerDay)
    if (through !== null && date <= through) {
      chargedShare += share
      continue
    }
    const period = periods.at(-1)
    if (period?.percentPerDay === percentPerDay) {
      period.to = date
      period.days += 1
      period.share += share
    } else periods.push({ from: date, to: date, days: 1, percentPerDay, share })
  }
  const highest = toThousandths(findRate(rates, toJakartaDate(until))?.maxPercent ?? 0)
  // Whole rupiah, which virtual accounts and QRIS codes can ask for.
  const toFee = (share: number) =>
    Math.floor(multiplyRatio(principal, Math.min(share, highest), WHOLE) / 100) * 100
  const newShare = periods.reduce((total, { share }) => total + share, 0)
  const fee = sen(Math.max(0, toFee(chargedShare + newShare) - toFee(chargedShare)))
  const amounts = allocate(
    fee,
    periods.map(({ share }) => share),
  )
  return periods.map(({ share: _share, ...period }, index) => ({
    ...period,
    amount: amounts[index]!,
  }))
}

/** Periods as one reads them: those of one rate that follow each other as one. */
export function joinPeriods(periods: readonly LateFeePeriod[]): LateFeePeriod[] {
  const joined: LateFeePeriod[] = []
  for (const period of periods) {
    const last = joined.at(-1)
    if (last?.percentPerDay === period.percentPerDay)
      joined[joined.length - 1] = {
        ...last,
        to: period.to,
        days: last.days + period.days,
        amount: sum([last.amount, period.amount]),
      }
    else joined.push(period)
  }
  return joined
}
