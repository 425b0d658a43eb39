import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import type { Money } from '#platform/money.ts'

/** A refund that goes to a lender and was transferred. */
export const findLenderRefund = (db: Db, refundId: string) =>
  db
    .selectFrom('refund')
    .select(['order_id as orderId', 'loan_id as loanId', 'reference'])
    .select(['amount', 'paid_at as paidAt'])
    .$narrowType<{ amount: Money }>()
    .where('id', '=', refundId)
    .where('status', '=', 'paid')
    .where('loan_id', 'is not', null)
    .executeTakeFirst()

/** Notes that a refund is taken off the amortisation table; false where it is already. */
export const insertReturn = (
  tx: Db,
  { refundId, loanId, amount, at }: { refundId: string; loanId: string; amount: Money; at: Date },
): Promise<boolean> =>
  insertOnce(tx, 'loan_return', ['refund_id'], {
    refund_id: refundId,
    loan_id: loanId,
    amount,
    at,
  })

export const findNotifiedAt = async (db: Db, refundId: string): Promise<Date | null> =>
  (
    await db
      .selectFrom('loan_return')
      .select('notified_at as notifiedAt')
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow()
  ).notifiedAt

export const markNotified = (db: Db, refundId: string, at: Date) =>
  db.updateTable('loan_return').set({ notified_at: at }).where('refund_id', '=', refundId).execute()

/** Returns from before `before` that the lender has not been notified of, oldest first. */
export async function listUnnotified(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select refund_id as id from loan_return where notified_at is null and at < ${before}
    order by at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
