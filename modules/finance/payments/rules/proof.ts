import { Refusal } from '#platform/refusal.ts'
import { invoiceStateMachine, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'

/** Specification, section 5: files up to 1 MB each (bytes). */
export const MAX_PROOF_BYTES = 1_048_576

export const canSendProof = (status: InvoiceStatus): boolean =>
  invoiceStateMachine.can(status, 'proof_submitted', 'buyer')

/** Why an invoice in that status takes no proof, for its buyer. */
export const explainProofClosed = (status: InvoiceStatus): string => {
  if (status === 'proof_submitted') return 'Bukti transfer sudah kami terima dan sedang diperiksa.'
  if (status === 'paid') return 'Tagihan ini sudah lunas. Anda tidak perlu mengirim bukti.'
  if (status === 'void') return 'Tagihan ini sudah dibatalkan. Jangan transfer lagi.'
  if (status === 'draft')
    return 'Belum ada yang perlu dibayar: tagihannya terbit setelah barangnya berangkat.'
  return 'Tagihan ini belum menunggu bukti transfer.'
}

/** A loan pays this invoice; the buyer has to choose a transfer first. 409 `invoice.state`. */
export const paidByLender = (): Refusal =>
  new Refusal(
    'invoice.state',
    'Tagihan ini dibayar pemberi dana. Ganti cara bayarnya ke transfer bank dahulu.',
    409,
  )
