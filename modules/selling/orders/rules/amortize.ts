import { sen, type Money } from '#platform/money.ts'

const SEN_OF_RUPIAH = 100

/** A part of an amount, and the day on which it is due (`2026-12-22`, Jakarta). */
export type Instalment = { number: number; dueDate: string; amount: Money }

/**
 * Splits an amount into equal monthly instalments of whole rupiah, because banks transfer no sen (decision 136); the last
 * one takes the rest. Where there is not a rupiah for each they are whole sen. The first is due a month after `from`, on
 * the same day of the month or its last one. Throws RangeError where there is not a sen for each.
 */
export function amortize(total: Money, count: number, from: string): Instalment[] {
  const wholeRupiah = Math.floor(total / count / SEN_OF_RUPIAH) * SEN_OF_RUPIAH
  const each = wholeRupiah || Math.floor(total / count)
  if (each < 1) throw new RangeError(`cannot split ${total} sen into ${count}`)
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueDate: addMonths(from, index + 1),
    amount: sen(index === count - 1 ? total - each * (count - 1) : each),
  }))
}

/** `2026-01-31` and a month is `2026-02-28`. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
  return due.toISOString().slice(0, 10)
}
