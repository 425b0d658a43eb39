import { openInvoiceStatuses } from '#modules/finance/invoices/ageing-rules.ts'
import { formatDate } from '#platform/format.ts'

/** When an invoice is due, or how late it is; nothing where nothing is owed. */
export function describeDue({
  status,
  dueAt,
  daysLate,
}: {
  status: string
  dueAt: string
  daysLate: number
}): string | undefined {
  if (!openInvoiceStatuses.some((each) => each === status)) return undefined
  return daysLate > 0
    ? `Lewat tempo ${daysLate} hari, sejak ${formatDate(dueAt)}`
    : `Jatuh tempo ${formatDate(dueAt)}`
}
