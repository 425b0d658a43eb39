import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'

/** Takes so much off an invoice (sen). */
export const lowerAmount = (tx: Db, id: string, less: Money) =>
  tx
    .updateTable('invoice')
    .set((eb) => ({ amount: eb('amount', '-', less) }))
    .where('id', '=', id)
    .execute()

/** Whether the tax office has been told of an invoice. */
export async function wasReported(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_tax')
    .select('invoice_id')
    .where('invoice_id', '=', id)
    .where('exported_revision', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
