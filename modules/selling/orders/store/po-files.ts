import type { Db } from '#platform/database/database.ts'

/** The file of the buyer's purchase order that came with an order. */
export const findPoFile = (db: Db, orderId: string) =>
  db
    .selectFrom('sales_order_po_file as po')
    .innerJoin('stored_file', 'stored_file.id', 'po.file_id')
    .select(['stored_file.id', 'stored_file.name', 'stored_file.kind'])
    .where('po.order_id', '=', orderId)
    .executeTakeFirst()

/** Saves the file of an order in place of the one that it has. */
export const savePoFile = (tx: Db, orderId: string, fileId: string) =>
  tx
    .insertInto('sales_order_po_file')
    .values({ order_id: orderId, file_id: fileId })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ file_id: fileId }))
    .execute()

export type PoFile = NonNullable<Awaited<ReturnType<typeof findPoFile>>>
