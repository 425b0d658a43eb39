import type { Db } from '#platform/database/database.ts'

/** Supplier and delivery note, as they are compared. */
type ReceiptKey = { supplier: string; reference: string }

/** Records a received delivery note; false where it was recorded before. */
export async function insert(
  tx: Db,
  {
    supplier,
    reference,
    warehouseId,
    at,
    byName,
  }: ReceiptKey & {
    warehouseId: number
    at: Date
    byName: string
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('stock_receipt')
    .values({ supplier, reference, warehouse_id: warehouseId, at, by_name: byName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return inserted !== undefined
}

/** When a recorded delivery note was received, where and by whom. */
export const find = (db: Db, { supplier, reference }: ReceiptKey) =>
  db
    .selectFrom('stock_receipt')
    .innerJoin('warehouse', 'warehouse.id', 'stock_receipt.warehouse_id')
    .select(['stock_receipt.at', 'stock_receipt.by_name as byName', 'warehouse.name as warehouse'])
    .where('supplier', '=', supplier)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
