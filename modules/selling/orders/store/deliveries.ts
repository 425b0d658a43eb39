import type { Db } from '#platform/database/database.ts'
import type { DeliveryStatus } from '../rules/delivery-status.ts'

export type NewDeliveryOrder = {
  number: string
  orderId: string
  warehouseId: number
  vehicle: string
  plate: string
  driver: string
  driverPhone: string
  preparedAt: Date
  lines: { lineId: string; quantity: number }[]
}

/** Inserts a prepared delivery with its lines; returns its id. */
export async function insertDelivery(tx: Db, delivery: NewDeliveryOrder): Promise<string> {
  const { id } = await tx
    .insertInto('delivery_order')
    .values({
      number: delivery.number,
      order_id: delivery.orderId,
      status: 'prepared',
      warehouse_id: delivery.warehouseId,
      vehicle: delivery.vehicle,
      plate: delivery.plate,
      driver: delivery.driver,
      driver_phone: delivery.driverPhone,
      prepared_at: delivery.preparedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = delivery.lines.map((line) => ({
    delivery_order_id: id,
    order_line_id: line.lineId,
    quantity: line.quantity,
  }))
  await tx.insertInto('delivery_order_line').values(lines).execute()
  return id
}

/** The order a delivery belongs to; undefined where there is no such delivery. */
export const findOrderId = async (db: Db, deliveryId: string): Promise<string | undefined> => {
  const query = db.selectFrom('delivery_order').select('order_id').where('id', '=', deliveryId)
  return (await query.executeTakeFirst())?.order_id
}

/**
 * A delivery with its lines; undefined where there is none. The caller has locked its order, so it does not
 * change.
 */
export async function findDelivery(tx: Db, id: string) {
  const row = await tx
    .selectFrom('delivery_order')
    .select([
      'id',
      'number',
      'status',
      'warehouse_id',
      'vehicle',
      'plate',
      'driver',
      'driver_phone',
      'shipped_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await tx
    .selectFrom('delivery_order_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .select(['line.id as lineId', 'line.variant_id as variantId', 'part.quantity'])
    .where('part.delivery_order_id', '=', id)
    .orderBy('line.position')
    .execute()
  return {
    id: row.id,
    number: row.number,
    status: row.status as DeliveryStatus,
    warehouseId: row.warehouse_id,
    vehicle: row.vehicle,
    plate: row.plate,
    driver: row.driver,
    driverPhone: row.driver_phone,
    shippedAt: row.shipped_at,
    lines,
  }
}

/** Saves the departure of a delivery; its lines count as shipped. */
export async function saveDeparture(
  tx: Db,
  id: string,
  lines: readonly { lineId: string; quantity: number }[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('delivery_order')
    .set({ status: 'on_the_way', shipped_at: at })
    .where('id', '=', id)
    .execute()
  for (const { lineId, quantity } of lines)
    await tx
      .updateTable('sales_order_line')
      .set((eb) => ({ shipped: eb('shipped', '+', quantity) }))
      .where('id', '=', lineId)
      .execute()
}

/** Saves by whom and when a delivery was received. */
export async function saveReceipt(
  tx: Db,
  id: string,
  receivedBy: string,
  receivedAt: Date,
): Promise<void> {
  await tx
    .updateTable('delivery_order')
    .set({ status: 'received', received_by: receivedBy, received_at: receivedAt })
    .where('id', '=', id)
    .execute()
}

/** Deletes the deliveries of an order that have not departed. */
export async function deletePreparedDeliveries(tx: Db, orderId: string): Promise<void> {
  const prepared = tx
    .selectFrom('delivery_order')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'prepared')
  await tx.deleteFrom('delivery_order_line').where('delivery_order_id', 'in', prepared).execute()
  await tx
    .deleteFrom('delivery_order')
    .where('order_id', '=', orderId)
    .where('status', '=', 'prepared')
    .execute()
}
