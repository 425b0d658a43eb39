import { hours } from '#platform/clock.ts'
import type { Money } from '#platform/money.ts'
import type { BankCode, ChargeMethod } from '#platform/payment-gateway/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { openInvoiceStatuses } from '#modules/finance/invoices/ageing-rules.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import {
  explainPaymentLimit,
  isGatewayType,
  NO_PAPER,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'

export type ChosenPayment = { paymentType: PaymentTypeCode; bank?: BankCode | undefined }

/**
 * Throws 422 `payment.unavailable` where an amount, or anything in this shop, cannot be paid that way, and `payment.bank` for a virtual account
 * without a bank. Returns what the gateway is to collect it with; null for what it does not collect.
 */
export function requireUsable(
  { paymentType, bank }: ChosenPayment,
  amount: Money,
  { paper }: { paper?: unknown },
): { method: ChargeMethod; bank: BankCode | null } | null {
  const isUntaken = paymentType === 'paper' && paper === undefined
  const reason = isUntaken ? NO_PAPER : explainPaymentLimit(paymentType, amount)
  if (reason)
    throw Refusal.field('paymentType', 'payment.unavailable', `${reason} Pilih cara bayar lain.`)
  if (!isGatewayType(paymentType)) return null
  if (paymentType === 'va' && !bank)
    throw Refusal.field('bank', 'payment.bank', 'Pilih bank virtual account.')
  return { method: paymentType, bank: paymentType === 'va' ? bank! : null }
}

type Statuses = { order: OrderStatus; invoice: InvoiceStatus }

/** Whether the goods are under way on credit terms, and their invoice is owed. */
export const isOwedOnTerms = ({ order, invoice }: Statuses): boolean =>
  isUnderway(order) && openInvoiceStatuses.includes(invoice)

/** Whether an order and its invoice wait for a payment that can be chosen. */
export const canChoosePayment = ({ order, invoice }: Statuses): boolean =>
  (order === 'awaiting_payment' && invoice === 'unpaid') ||
  (isUnderway(order) && (invoice === 'unpaid' || invoice === 'overdue'))

/** How long a number or code for an invoice on credit terms can be paid: its order has no deadline (ms). */
const TERMS_PAYMENT_LIFE_MS = hours(24)

/**
 * Until when a payment that is opened now can be paid: until its order expires, or for a day where the goods are under
 * way. Null where nothing waits for it.
 */
export function choosePaymentEnd(
  order: { status: OrderStatus; expiresAt: Date | null },
  invoiceStatus: InvoiceStatus | undefined,
  now: Date,
): Date | null {
  if (order.status === 'awaiting_payment') return order.expiresAt
  return invoiceStatus && isOwedOnTerms({ order: order.status, invoice: invoiceStatus })
    ? new Date(now.getTime() + TERMS_PAYMENT_LIFE_MS)
    : null
}

/** Why the way to pay cannot be changed any more. */
export const explainClosed = ({ order, invoice }: Statuses): string => {
  if (invoice === 'paid') return 'Tagihan ini sudah lunas. Anda tidak perlu membayar lagi.'
  if (invoice === 'proof_submitted')
    return 'Bukti transfer Anda sedang diperiksa, jadi cara bayar tidak bisa diganti.'
  if (invoice === 'draft' && order !== 'awaiting_approval')
    return 'Pesanan ini ditagih per pengiriman. Belum ada tagihan yang perlu dibayar.'
  if (order === 'awaiting_approval')
    return 'Pesanan ini masih menunggu persetujuan perusahaan Anda.'
  return 'Pesanan ini tidak menunggu pembayaran lagi. Jangan membayar; pesan lagi bila masih perlu.'
}
