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
