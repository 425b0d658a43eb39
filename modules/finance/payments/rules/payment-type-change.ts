import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

/** Why the payment type of an invoice stays as it is, and what to do; null where it can be changed. */
export function explainFixedPaymentType(status: InvoiceStatus): string | null {
  if (status === 'unpaid' || status === 'overdue') return null
  if (status === 'proof_submitted')
    return 'Bukti transfer Anda sedang diperiksa. Tunggu hasilnya; cara bayar baru bisa diganti bila buktinya dikembalikan.'
  if (status === 'paid')
    return 'Tagihan ini sudah lunas, jadi cara bayarnya tetap. Anda tidak perlu membayar lagi.'
  if (status === 'void')
    return 'Tagihan ini sudah dibatalkan. Jangan dibayar; buat pesanan baru bila barangnya masih perlu.'
  return 'Setujui tagihan ini dahulu, lalu pilih cara bayarnya.'
}

/** A payment type that this shop takes; undefined for any other code. */
export const findPaymentType = (code: string) => paymentTypes.find((type) => type.code === code)
