import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

/** Supplier and delivery note, as they are compared. */
type ReceiptKey = { supplier: string; reference: string }

/** Records a received delivery note; false where it was recorded before. */
export const insert = (
  tx: Db,
  receipt: ReceiptKey & { warehouseId: number; at: Date; byName: string },
): Promise<boolean> =>
  insertOnce(tx, 'stock_receipt', ['supplier', 'reference'], {
    supplier: receipt.supplier,
    reference: receipt.reference,
    warehouse_id: receipt.warehouseId,
    at: receipt.at,
    by_name: receipt.byName,
  })

/** When a recorded delivery note was received, where and by whom. */
export const find = (db: Db, { supplier, reference }: ReceiptKey) =>
  db
    .selectFrom('stock_receipt')
    .innerJoin('warehouse', 'warehouse.id', 'stock_receipt.warehouse_id')
    .select(['stock_receipt.at', 'stock_receipt.by_name as byName', 'warehouse.name as warehouse'])
    .where('supplier', '=', supplier)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
