import type { Db } from '#platform/database/database.ts'

/** Saves how an invoice is paid. The unique index `invoice_open_figure` refuses an amount that is asked for already. */
export const savePaymentType = (
  tx: Db,
  id: string,
  { paymentType, uniqueCode }: { paymentType: string; uniqueCode: number },
) =>
  tx
    .updateTable('invoice')
    .set({ payment_type: paymentType, unique_code: uniqueCode })
    .where('id', '=', id)
    .execute()

/** Saves that an invoice is on credit terms, and until when. */
export const saveTerms = (
  tx: Db,
  id: string,
  { termsDays, dueAt }: { termsDays: number; dueAt: Date },
) =>
  tx
    .updateTable('invoice')
    .set({ payment_type: 'tempo', unique_code: 0, terms_days: termsDays, due_at: dueAt })
    .where('id', '=', id)
    .execute()
