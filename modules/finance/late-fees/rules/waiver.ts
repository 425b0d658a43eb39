import type { Money } from '#platform/money.ts'
import { invoiceStatusNames, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'

/** Why the late fee of an invoice cannot be waived now, with what to do; null where it can. */
export function explainNoWaiver({
  status,
  lateFee,
  isBeingPaid,
}: {
  status: InvoiceStatus
  lateFee: Money
  isBeingPaid: boolean
}): string | null {
  if (status === 'proof_submitted')
    return 'Bukti bayarnya sedang diperiksa. Terima atau tolak buktinya dahulu.'
  if (status !== 'unpaid' && status !== 'overdue')
    return `Tagihan ini ${invoiceStatusNames[status].toLowerCase()}, jadi dendanya tetap. Kembalikan kelebihannya lewat pengembalian dana bila perlu.`
  if (isBeingPaid)
    return 'Pembeli sedang membayar jumlah yang sekarang lewat virtual account, QRIS, atau pembayaran gabungan. Tunggu sampai selesai atau habis waktunya.'
  return lateFee === 0 ? 'Tagihan ini tidak punya denda.' : null
}
