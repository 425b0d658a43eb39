import type { Db } from '#platform/database/database.ts'

/** What a pause stops: the reminders of one invoice, or of a company. */
export type PauseSubject = { invoiceId: string } | { companyId: string }

const toColumns = (subject: PauseSubject) =>
  'invoiceId' in subject ? { invoice_id: subject.invoiceId } : { company_id: subject.companyId }

/** The pauses of an invoice and of its company, the invoice's first. */
export const listPauses = (db: Db, invoiceId: string, companyId: string | null) =>
  db
    .selectFrom('payment_reminder_pause')
    .select(['invoice_id', 'reason', 'paused_at as at', 'paused_by as by'])
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('invoice_id', '=', invoiceId),
        ...(companyId ? [eb('company_id', '=', companyId)] : []),
      ]),
    )
    .orderBy('company_id', 'desc')
    .orderBy('id')
    .execute()

/** Begins a pause. False where there is one already. */
export async function beginPause(
  tx: Db,
  subject: PauseSubject,
  { reason, at, by }: { reason: string; at: Date; by: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_reminder_pause')
    .values({ ...toColumns(subject), reason, paused_at: at, paused_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Ends a pause. False where there is none. */
export async function endPause(
  tx: Db,
  subject: PauseSubject,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const [column, id] =
    'invoiceId' in subject
      ? (['invoice_id', subject.invoiceId] as const)
      : (['company_id', subject.companyId] as const)
  const ended = await tx
    .updateTable('payment_reminder_pause')
    .set({ ended_at: at, ended_by: by })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
