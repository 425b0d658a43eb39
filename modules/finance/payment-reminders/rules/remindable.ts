import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'

/** What decides whether an invoice is one to remind of. */
export type InvoiceToRemind = {
  status: InvoiceStatus
  orderStatus: string
  isOnTerms: boolean
}

/** Invoices that trigger reminders. One with a proof under review does not: the buyer has already responded. */
export const remindedStatuses = ['unpaid', 'overdue'] as const satisfies InvoiceStatus[]

/** Why nobody is reminded of an invoice, in words for staff; null where buyers are. */
export function explainNoReminder(invoice: InvoiceToRemind): string | null {
  if (invoice.status === 'paid') return 'Tagihan ini sudah lunas.'
  if (invoice.status === 'void') return 'Tagihan ini dibatalkan.'
  if (!invoice.isOnTerms) return 'Hanya tagihan tempo yang diingatkan menurut jadwal.'
  if (invoice.status === 'proof_submitted')
    return 'Bukti bayarnya sedang diperiksa, jadi pembeli tidak diingatkan.'
  if (invoice.orderStatus === 'awaiting_approval')
    return 'Pesanannya masih menunggu persetujuan perusahaan.'
  const isReminded = remindedStatuses.some((status) => status === invoice.status)
  return isReminded ? null : 'Tagihan ini belum bisa dibayar.'
}
