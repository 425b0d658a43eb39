import type { Db } from '#platform/database/database.ts'

/** The number of an order's proforma; undefined where none has been issued. */
export const findNumber = async (db: Db, orderId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('proforma_invoice')
      .select('number')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.number

export const insertNumber = (tx: Db, orderId: string, number: string, at: Date) =>
  tx.insertInto('proforma_invoice').values({ order_id: orderId, number, issued_at: at }).execute()
