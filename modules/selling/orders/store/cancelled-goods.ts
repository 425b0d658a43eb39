import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'

/** So much of a line that is not delivered any more, and how much of it is never invoiced (sen). */
export type CancelledPart = {
  lineId: string
  quantity: number
  total: Money
  base: Money
  tax: Money
}

/** Saves that so much of a line is not delivered any more, and how much of it is never invoiced. */
export const addCancelled = (tx: Db, { lineId, quantity, total, base, tax }: CancelledPart) =>
  tx
    .updateTable('sales_order_line')
    .set((eb) => ({
      cancelled: eb('cancelled', '+', quantity),
      cancelled_total: eb('cancelled_total', '+', total),
      cancelled_base: eb('cancelled_base', '+', base),
      cancelled_tax: eb('cancelled_tax', '+', tax),
    }))
    .where('id', '=', lineId)
    .execute()
