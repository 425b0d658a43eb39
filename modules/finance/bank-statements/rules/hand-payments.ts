import { addDays } from '#platform/calendar-days.ts'
import type { Money } from '#platform/money.ts'

/** A payment that finance confirmed by hand, of one invoice or of a bundle; `amount` is what came in (sen). */
export type HandPayment = {
  /** Of its confirmations. */
  ids: string[]
  /** When it was confirmed (Jakarta). */
  confirmedOn: string
  amount: Money
  invoiceIds: string[]
  invoiceNumbers: string[]
  orderId: string
  orderNumber: string
  buyer: string
}

type Line = { id: string; day: string; amount: Money }

/** A bank may book a transfer some days after it is seen, and finance may confirm it as late as this (days). */
const BOOKED_LATER = 3
const CONFIRMED_LATER = 31

/** The days on which a payment may have been confirmed whose money came on one of these. */
export const spanConfirmations = (days: readonly string[]): [from: string, to: string] => {
  const sorted = days.toSorted()
  return [addDays(sorted[0]!, -BOOKED_LATER), addDays(sorted.at(-1)!, CONFIRMED_LATER)]
}

/** The payments that a line may be the money of: their amount to the sen, and confirmed about then. */
export function findHandPayments(line: Line, payments: readonly HandPayment[]): HandPayment[] {
  const [from, to] = spanConfirmations([line.day])
  return payments.filter(
    ({ amount, confirmedOn }) => amount === line.amount && from <= confirmedOn && confirmedOn <= to,
  )
}

/** Pairs of new lines and manual payments that match unambiguously. */
export function pairHandPayments(
  lines: readonly Line[],
  payments: readonly HandPayment[],
  isClaimedByOthers: (line: Line) => boolean,
): { line: Line; payment: HandPayment }[] {
  const pairs = lines.flatMap((line) =>
    findHandPayments(line, payments).map((payment) => ({ line, payment })),
  )
  return pairs.filter(
    ({ line, payment }) =>
      !isClaimedByOthers(line) &&
      pairs.filter((pair) => pair.line === line || pair.payment === payment).length === 1,
  )
}
