import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'

/** Takes so much off an invoice (sen). */
export const lowerAmount = (tx: Db, id: string, less: Money) =>
  tx
    .updateTable('invoice')
    .set((eb) => ({ amount: eb('amount', '-', less) }))
    .where('id', '=', id)
    .execute()

/** Changes the late fee, and the amount that it is part of, by so much (sen). */
export const changeLateFee = (
  tx: Db,
  id: string,
  change: { amount: Money; through?: string | undefined; isStopped?: boolean | undefined },
) =>
  tx
    .updateTable('invoice')
    .set((eb) => ({
      amount: eb('amount', '+', change.amount),
      late_fee: eb('late_fee', '+', change.amount),
      ...(change.through ? { late_fee_through: change.through } : {}),
      ...(change.isStopped ? { late_fee_stopped: true } : {}),
    }))
    .where('id', '=', id)
    .execute()

/** Whether an invoice was reported to the tax office. */
export async function wasReported(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_tax')
    .select('invoice_id')
    .where('invoice_id', '=', id)
    .where('exported_revision', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
