import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const invoiceStatusTones: Record<InvoiceStatus, BadgeTone> = {
  draft: 'neutral',
  awaiting_approval: 'warning',
  unpaid: 'warning',
  proof_submitted: 'info',
  paid: 'success',
  overdue: 'danger',
  void: 'neutral',
}
