import { startOfJakartaDay, toIsoTime, toJakartaDate, days } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listDifferences as listBooked, sumDifferences } from '../differences-store.ts'

/** How many are listed at once; the sums are of all. */
const LIST_LIMIT = 200

/** The differences that were booked between two days (Jakarta, both included), and their sums by kind. */
export async function listDifferences(
  { db, clock }: StaffContext,
  query: { from?: string | undefined; to?: string | undefined; codes: 'yes' | 'no' },
) {
  const today = toJakartaDate(clock.now())
  const from = startOfJakartaDay(query.from ?? `${today.slice(0, 7)}-01`)
  const to = new Date(startOfJakartaDay(query.to ?? today).getTime() + days(1))
  const [rows, sums] = await Promise.all([
    listBooked(db, { from, to }, query.codes === 'yes', LIST_LIMIT),
    sumDifferences(db, { from, to }),
  ])
  return {
    results: rows.map(({ amount, at, ...row }) => ({
      ...row,
      amount: moneyToJson(sen(amount)),
      at: toIsoTime(at),
    })),
    sums: sums.map(({ amount, ...sum }) => ({ ...sum, amount: moneyToJson(sen(amount)) })),
  }
}
