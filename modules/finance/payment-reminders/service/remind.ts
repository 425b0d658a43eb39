import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueReminderEmail } from '../emails.ts'
import { insertReminders, listRecipients, type ReminderInvoice } from '../store/reminders.ts'

/**
 * Tells a company's people of invoices and notes that, in the caller's transaction: owners of all of them, who ordered of
 * their own, each in one message. Returns false where an invoice has nobody left to tell; nothing is noted of that one.
 */
export async function remind(
  deps: AppDeps,
  companyId: string,
  invoices: readonly (ReminderInvoice & { step: number | null })[],
  by: string | null,
): Promise<boolean> {
  const accountIds = invoices.map(({ accountId }) => accountId)
  const recipients = await listRecipients(deps.db, companyId, accountIds)
  const counts = new Map<string, number>()
  for (const recipient of recipients) {
    const listed = invoices.filter(
      ({ accountId }) => recipient.isOwner || accountId === recipient.id,
    )
    await queueReminderEmail(deps, recipient, listed)
    for (const { id } of listed) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const at = deps.clock.now()
  const noted = invoices.flatMap(({ id, step }) => {
    const count = counts.get(id)
    const day = toJakartaDate(at)
    return count ? [{ invoiceId: id, step, day, at, by, recipients: count }] : []
  })
  if (noted.length > 0) await insertReminders(deps.db, noted)
  return noted.length === invoices.length
}
