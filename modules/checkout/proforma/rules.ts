import { formatDateTime, formatExact } from '#platform/format.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

export const NOT_A_TAX_INVOICE = 'Proforma invoice ini bukan faktur pajak dan bukan bukti bayar.'

type Bank = { bank: string; account: string; holder: string }

/** How to pay an order that is in this status, or that nothing is to be paid now. */
export function describePayment(
  status: OrderStatus,
  transfer: { amount: Money; dueAt: Date } | undefined,
  banks: readonly Bank[],
): string[] {
  if (status === 'awaiting_approval')
    return ['Pesanan ini menunggu persetujuan perusahaan Anda. Bayar setelah disetujui.']
  if (status === 'awaiting_confirmation')
    return ['Pembayaran Anda sudah kami terima dan sedang diperiksa.']
  if (status !== 'awaiting_payment' || !transfer) return ['Pesanan ini sudah dibayar.']
  return [
    `Transfer tepat Rp ${formatExact(moneyToJson(transfer.amount))}, dengan tiga angka terakhirnya, sebelum ${formatDateTime(transfer.dueAt)}.`,
    ...banks.map(({ bank, account, holder }) => `${bank} ${account} a.n. ${holder}`),
  ]
}
