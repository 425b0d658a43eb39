import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** An order's line with what is ordered and what is in deliveries already. */
export type ShippableLineRow = {
  id: string
  variantId: number
  warehouseId: number
  isPickup: boolean
  name: string
  unit: string
  measured: boolean
  quantity: number
  shipped: number
  /** Quantity in deliveries that are prepared, on the way or received, without what was refused. */
  planned: number
  /** Quantity that is not delivered any more. */
  cancelled: number
  /** Quantity that has not come from the factory yet. */
  awaited: number
}

/** The lines of an order with the quantities that are in deliveries. */
export async function listShippableLines(db: Db, orderId: string): Promise<ShippableLineRow[]> {
  const rows = await db
    .selectFrom('sales_order_line as line')
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .select((eb) => [
      'line.id',
      'line.variant_id',
      'line.warehouse_id',
      'line.is_pickup',
      'line.product_name',
      'line.variant_name',
      'line.unit',
      'line.quantity',
      'line.shipped',
      'line.cancelled',
      'line.awaited',
      'variant.measured',
      eb
        .selectFrom('delivery_order_line as part')
        .innerJoin('delivery_order', 'delivery_order.id', 'part.delivery_order_id')
        .whereRef('part.order_line_id', '=', 'line.id')
        .where('delivery_order.status', '!=', 'returned')
        .select((sub) =>
          sub.fn.coalesce(sql<number>`sum(part.quantity - part.refused)`, sub.lit(0)).as('planned'),
        )
        .as('planned'),
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    variantId: row.variant_id,
    warehouseId: row.warehouse_id,
    isPickup: row.is_pickup,
    name: formatItemName(row),
    unit: row.unit,
    measured: row.measured,
    quantity: row.quantity,
    shipped: row.shipped,
    planned: row.planned ?? 0,
    cancelled: row.cancelled,
    awaited: row.awaited,
  }))
}

const formatItemName = ({
  product_name,
  variant_name,
}: {
  product_name: string
  variant_name: string
}) => (variant_name === '' ? product_name : `${product_name}, ${variant_name}`)

/** Whether every unit that is to be delivered has been shipped, and every delivery received. */
export async function getShipmentProgress(
  tx: Db,
  orderId: string,
): Promise<{ allShipped: boolean; allReceived: boolean }> {
  const unshipped = await tx
    .selectFrom('sales_order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`shipped + cancelled < quantity`)
    .limit(1)
    .execute()
  const inTransit = await tx
    .selectFrom('delivery_order')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['prepared', 'on_the_way'])
    .limit(1)
    .execute()
  return { allShipped: unshipped.length === 0, allReceived: inTransit.length === 0 }
}
