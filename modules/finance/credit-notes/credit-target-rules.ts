import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'

/** Where the money of a credit note goes: back to the buyer, or off the amount due of its invoice. */
export const creditTargets = ['refund', 'invoice'] as const
export type CreditTarget = (typeof creditTargets)[number]

/** What decides about it. */
export type InvoiceToCredit = {
  status: InvoiceStatus
  isOnTerms: boolean
  /** Whether finance checks a proof of its payment, alone or with others. */
  isProofWaiting: boolean
}

export const UNPAID = 'Tagihan pesanan ini belum lunas, jadi belum ada dana yang bisa dikembalikan.'

/** Where the money goes, or why it cannot go anywhere yet, with what to do. */
export function chooseCreditTarget({
  status,
  isOnTerms,
  isProofWaiting,
}: InvoiceToCredit): { target: CreditTarget } | { reason: string } {
  if (status === 'paid') return { target: 'refund' }
  if (!isOnTerms || status === 'void' || status === 'draft') return { reason: UNPAID }
  if (status === 'awaiting_approval')
    return {
      reason: 'Tagihan ini menunggu persetujuan pembeli. Terbitkan nota kredit setelah disetujui.',
    }
  if (status === 'proof_submitted' || isProofWaiting)
    return {
      reason:
        'Bukti bayar tagihan ini sedang diperiksa. Periksa dulu buktinya, lalu terbitkan nota kredit.',
    }
  return { target: 'invoice' }
}
