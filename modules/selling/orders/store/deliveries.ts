import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { DeliveryStatus } from '../rules/delivery-status.ts'

/** The day as text: a `date` would come as midnight somewhere. */
export const plannedForSql = sql<string>`to_char(delivery_order.planned_for, 'YYYY-MM-DD')`

export type NewDeliveryOrder = {
  number: string
  orderId: string
  warehouseId: number
  /** The buyer fetches it: no vehicle, no driver. */
  isPickup: boolean
  vehicle: string
  plate: string
  driver: string
  driverPhone: string
  plannedFor: string
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
      is_pickup: delivery.isPickup,
      vehicle: delivery.vehicle,
      plate: delivery.plate,
      driver: delivery.driver,
      driver_phone: delivery.driverPhone,
      planned_for: delivery.plannedFor,
      prepared_at: delivery.preparedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertDeliveryLines(tx, id, delivery.lines)
  return id
}

const insertDeliveryLines = (
  tx: Db,
  deliveryId: string,
  lines: readonly { lineId: string; quantity: number }[],
) =>
  tx
    .insertInto('delivery_order_line')
    .values(
      lines.map(({ lineId, quantity }) => ({
        delivery_order_id: deliveryId,
        order_line_id: lineId,
        quantity,
      })),
    )
    .execute()

/** Saves the vehicle, the driver and the day of a delivery, and where its goods are. */
export const saveVehicleAndDriver = (
  tx: Db,
  id: string,
  delivery: Pick<
    NewDeliveryOrder,
    'vehicle' | 'plate' | 'driver' | 'driverPhone' | 'plannedFor' | 'warehouseId' | 'isPickup'
  >,
) =>
  tx
    .updateTable('delivery_order')
    .set({
      warehouse_id: delivery.warehouseId,
      is_pickup: delivery.isPickup,
      vehicle: delivery.vehicle,
      plate: delivery.plate,
      driver: delivery.driver,
      driver_phone: delivery.driverPhone,
      planned_for: delivery.plannedFor,
    })
    .where('id', '=', id)
    .execute()

/** Replaces what a prepared delivery carries. */
export async function replaceDeliveryLines(
  tx: Db,
  id: string,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await tx.deleteFrom('delivery_order_line').where('delivery_order_id', '=', id).execute()
  await insertDeliveryLines(tx, id, lines)
}

/** Moves the deliveries of an order that have not departed to another day. */
export const moveDeliveries = (tx: Db, orderId: string, plannedFor: string) =>
  tx
    .updateTable('delivery_order')
    .set({ planned_for: plannedFor })
    .where('order_id', '=', orderId)
    .where('status', '=', 'prepared')
    .execute()

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
      'is_pickup',
      'vehicle',
      'plate',
      'driver',
      'driver_phone',
      'shipped_at',
      plannedForSql.as('planned_for'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await tx
    .selectFrom('delivery_order_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .select(['line.id as lineId', 'line.variant_id as variantId', 'part.quantity'])
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .select(['line.product_name', 'line.variant_name', 'line.unit', 'variant.measured'])
    .where('part.delivery_order_id', '=', id)
    .orderBy('line.position')
    .execute()
  return {
    id: row.id,
    number: row.number,
    status: row.status as DeliveryStatus,
    warehouseId: row.warehouse_id,
    isPickup: row.is_pickup,
    vehicle: row.vehicle,
    plate: row.plate,
    driver: row.driver,
    driverPhone: row.driver_phone,
    plannedFor: row.planned_for,
    shippedAt: row.shipped_at,
    lines: lines.map(({ product_name: product, variant_name: variant, ...line }) => ({
      ...line,
      name: [product, variant].filter(Boolean).join(', '),
    })),
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

/** Saves by whom and when a delivery was received, or refused as a whole. */
export const saveReceipt = (
  tx: Db,
  id: string,
  receipt: { status: DeliveryStatus; receivedBy: string; receivedAt: Date },
) =>
  tx
    .updateTable('delivery_order')
    .set({
      status: receipt.status,
      received_by: receipt.receivedBy,
      received_at: receipt.receivedAt,
    })
    .where('id', '=', id)
    .execute()

/** Saves what the recipient did not take: it counts as not shipped. */
export async function saveRefused(
  tx: Db,
  id: string,
  refused: readonly { lineId: string; qty: number; reason: string }[],
): Promise<void> {
  for (const { lineId, qty, reason } of refused) {
    await tx
      .updateTable('delivery_order_line')
      .set({ refused: qty, refusal_reason: reason })
      .where('delivery_order_id', '=', id)
      .where('order_line_id', '=', lineId)
      .execute()
    await tx
      .updateTable('sales_order_line')
      .set((eb) => ({ shipped: eb('shipped', '-', qty) }))
      .where('id', '=', lineId)
      .execute()
  }
}

/** Saves when the driver arrived; the first time counts. */
export const saveArrival = (tx: Db, id: string, at: Date) =>
  tx
    .updateTable('delivery_order')
    .set({ arrived_at: at })
    .where('id', '=', id)
    .where('arrived_at', 'is', null)
    .execute()

/** Deletes a delivery that has not departed. */
export async function deleteDelivery(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('delivery_order_line').where('delivery_order_id', '=', id).execute()
  await tx.deleteFrom('delivery_order').where('id', '=', id).execute()
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
