import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import {
  isGatewayType,
  isLenderType,
  paymentTypes,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'

/** Why the payment type of an invoice stays as it is, and what to do; null where it can be changed. */
export function explainFixedPaymentType(status: InvoiceStatus): string | null {
  if (status === 'unpaid' || status === 'overdue') return null
  if (status === 'proof_submitted')
    return 'Bukti transfer Anda sedang diperiksa. Tunggu hasilnya; cara bayar baru bisa diganti bila buktinya dikembalikan.'
  if (status === 'paid')
    return 'Tagihan ini sudah lunas, jadi cara bayarnya tetap. Anda tidak perlu membayar lagi.'
  if (status === 'void')
    return 'Tagihan ini sudah dibatalkan. Jangan dibayar; buat pesanan baru bila barangnya masih perlu.'
  if (status === 'draft')
    return 'Pesanan ini ditagih per pengiriman. Pilih cara bayarnya setelah tagihannya terbit.'
  return 'Setujui tagihan ini dahulu, lalu pilih cara bayarnya.'
}

/** A payment type that this shop takes; undefined for any other code. */
export const findPaymentType = (code: string) => paymentTypes.find((type) => type.code === code)

/** Whether a change depends on the order: to and from what a gateway collects. */
export const needsOpenOrder = (from: string, to: PaymentTypeCode): boolean =>
  from !== to && (to !== 'transfer' || isGatewayType(from) || isLenderType(from))

/** Why an order is not paid that way any more; null where it can be. What is under way is not put on terms again. */
export const explainOrderUnderway = (status: OrderStatus, to: PaymentTypeCode): string | null =>
  status === 'awaiting_payment' || (isUnderway(status) && to !== 'tempo' && !isLenderType(to))
    ? null
    : 'Tagihan ini dibayar lewat transfer bank. Pilih transfer bank.'

/** A colleague who may read the invoice does not choose for the order. */
export const ONLY_THE_BUYER =
  'Hanya pemesannya yang bisa memilih cara bayar ini. Minta pemesan menggantinya, atau pilih transfer bank.'
