import { formatExact } from '#platform/format.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'

/** Where money of a lender goes back to: the account at which its loan is repaid. */
export const describeLenderAccount = (lender: LenderCode, repayTo: string | null): string =>
  repayTo ? `${lenderNames[lender]}, ${repayTo}` : lenderNames[lender]

/** Throws 409 `refund.lender` where the account of a buyer is named for what a lender gets. */
export function assertForBuyer(lender: LenderCode | null): void {
  if (!lender) return
  throw new Refusal(
    'refund.lender',
    `Dana ini kembali ke ${lenderNames[lender]} yang membayar pesanannya, jadi rekening pembeli tidak diperlukan.`,
    409,
  )
}

/** Throws 422 `refund.too_much` where more goes back to a lender than its buyer still owes there. */
export function assertOwed(lender: LenderCode, amount: Money, owed: Money): void {
  if (amount <= owed) return
  const name = lenderNames[lender]
  throw Refusal.field(
    'amount',
    'refund.too_much',
    owed > 0
      ? `Sisa cicilan di ${name} tinggal Rp ${formatExact(moneyToJson(owed))}. Siapkan sebesar itu; sisanya untuk pembeli.`
      : `Cicilan di ${name} sudah lunas. Minta rekening pembeli: dananya untuk pembeli.`,
  )
}
