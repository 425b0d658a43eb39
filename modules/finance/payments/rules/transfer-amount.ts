import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { formatRupiah } from '#platform/format.ts'
import { type Money, type MoneyJson, moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** Throws 422 `payment.amount` unless the invoice's transfer came in to the sen. */
export function assertExactTransfer(
  invoice: { amount: Money; uniqueCode: number },
  received: MoneyJson,
): void {
  const expected = moneyToJson(computeTransferAmount(invoice))
  if (received.amount === expected.amount) return
  const message = `Yang masuk ${formatRupiah(received)}, yang diminta ${formatRupiah(expected)}. Kembalikan buktinya, atau terima selisihnya dengan alasan.`
  throw Refusal.field('received.amount', 'payment.amount', message, { expected, received })
}
