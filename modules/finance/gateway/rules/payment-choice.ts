import type { Money } from '#platform/money.ts'
import type { BankCode } from '#platform/payment-gateway/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import {
  explainPaymentLimit,
  isGatewayType,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'

export type ChosenPayment = { paymentType: PaymentTypeCode; bank?: BankCode | undefined }

/**
 * Throws 422 `payment.unavailable` where an amount cannot be paid that way, and `payment.bank` for a virtual account
 * without a bank. Returns what the gateway is to collect it with; null for what it does not collect.
 */
export function requireUsable(
  { paymentType, bank }: ChosenPayment,
  amount: Money,
): { method: 'va' | 'qris'; bank: BankCode | null } | null {
  const reason = explainPaymentLimit(paymentType, amount)
  if (reason)
    throw Refusal.field('paymentType', 'payment.unavailable', `${reason} Pilih cara bayar lain.`)
  if (!isGatewayType(paymentType)) return null
  if (paymentType === 'va' && !bank)
    throw Refusal.field('bank', 'payment.bank', 'Pilih bank virtual account.')
  return { method: paymentType, bank: paymentType === 'va' ? bank! : null }
}

/** Why the way to pay cannot be changed any more. */
export const explainClosed = (orderStatus: string, invoiceStatus: string): string => {
  if (invoiceStatus === 'paid') return 'Tagihan ini sudah lunas.'
  if (invoiceStatus === 'proof_submitted')
    return 'Bukti transfer Anda sedang diperiksa, jadi cara bayar tidak bisa diganti.'
  if (isUnderway(orderStatus as OrderStatus))
    return 'Pesanan ini dibayar tempo dan sudah berjalan. Bayar tagihannya lewat transfer bank.'
  if (orderStatus === 'awaiting_approval')
    return 'Pesanan ini masih menunggu persetujuan perusahaan Anda.'
  return 'Pesanan ini tidak menunggu pembayaran lagi. Jangan membayar; pesan lagi bila masih perlu.'
}
