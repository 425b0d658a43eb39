import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Orders of one read. */
const BATCH_SIZE = 500

/** Orders that await goods of which some are now free in their warehouse, oldest first, after the given order. */
export async function findServableOrders(db: Db, after?: string): Promise<string[]> {
  const isLater = after
    ? sql`(sales_order.placed_at, sales_order.number)
        > (select placed_at, number from sales_order where id = ${after}::uuid)`
    : sql`true`
  const { rows } = await sql<{ id: string }>`
    select sales_order.id
    from sales_order join sales_order_line line on line.order_id = sales_order.id
      join current_stock as stock on stock.variant_id = line.variant_id
        and stock.warehouse_id = line.warehouse_id and stock.on_hand > stock.held
    where line.awaited > 0 and sales_order.status <> 'cancelled' and ${isLater}
    group by sales_order.id, sales_order.placed_at, sales_order.number
    order by sales_order.placed_at, sales_order.number limit ${sql.lit(BATCH_SIZE)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What an order awaits from the factory. */
export const listAwaitedLines = (tx: Db, orderId: string) =>
  tx
    .selectFrom('sales_order_line')
    .select([
      'variant_id as variantId',
      'warehouse_id as warehouseId',
      'awaited as quantity',
      'product_name as name',
      'variant_name as variantName',
      'unit',
    ])
    .where('order_id', '=', orderId)
    .where('awaited', '>', 0)
    .execute()

/** Records that some of what an order awaited in a warehouse is reserved for it now. */
export async function saveArrival(
  tx: Db,
  orderId: string,
  arrived: { variantId: number; warehouseId: number; quantity: number },
): Promise<void> {
  await tx
    .updateTable('sales_order_line')
    .set((eb) => ({ awaited: eb('awaited', '-', arrived.quantity) }))
    .where('order_id', '=', orderId)
    .where('variant_id', '=', arrived.variantId)
    .where('warehouse_id', '=', arrived.warehouseId)
    .execute()
}
