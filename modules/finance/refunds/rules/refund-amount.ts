import { formatExact } from '#platform/format.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** What of a payment has not gone back yet, and is not about to (sen); never below zero. */
export const computeRefundable = ({
  received,
  refunded,
}: {
  received: Money
  /** Of all refunds of the invoice, paid or not. */
  refunded: Money
}): Money => sen(Math.max(0, received - refunded))

/** Throws 422 `refund.too_much` with the amount that would do, `refund.nothing` for no amount. */
export function assertRefundable(amount: Money, refundable: Money): void {
  if (amount <= 0) throw Refusal.field('amount', 'refund.nothing', 'Tulis jumlah lebih dari nol.')
  if (amount <= refundable) return
  throw Refusal.field(
    'amount',
    'refund.too_much',
    `Paling banyak Rp ${formatExact(moneyToJson(refundable))}: sebesar itu yang harus dikembalikan dari yang dibayar pembeli.`,
  )
}

/** Whether a second member of staff has to approve it. */
export const needsApproval = (amount: Money, limit: Money): boolean => amount > limit

/** Throws 422 `refund.own` where who prepared a refund would approve it. */
export function assertSecondPerson(preparerId: string | null, staffId: string): void {
  if (preparerId !== staffId) return
  throw new Refusal(
    'refund.own',
    'Anda sendiri yang menyiapkan pengembalian ini. Minta rekan keuangan lain menyetujuinya.',
  )
}
