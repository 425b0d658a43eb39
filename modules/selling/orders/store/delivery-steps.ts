import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { deleteTrackingLinks } from './tracking-links.ts'
import type { StepFacts, UndoableStep } from '../rules/undo-step.ts'

/** Records a step that may be taken back, with the last event of the order's timeline so far. */
export const insertStep = (
  tx: Db,
  orderId: string,
  { deliveryId, step, takenAt }: { deliveryId: string; step: UndoableStep; takenAt: Date },
) =>
  sql`
    insert into delivery_step (delivery_order_id, step, taken_at, last_event_id)
    select ${deliveryId}::uuid, ${step}, ${takenAt}, coalesce(max(id), 0)
    from sales_order_event where order_id = ${orderId}::uuid`.execute(tx)

export const deleteStep = (tx: Db, deliveryId: string, step: UndoableStep) =>
  tx
    .deleteFrom('delivery_step')
    .where('delivery_order_id', '=', deliveryId)
    .where('step', '=', step)
    .execute()

export type DeliveryStepRow = StepFacts & { deliveryId: string }

/** The last step of each delivery of an order, where it was recorded, with what decides about its undo. */
export async function listLastSteps(db: Db, orderId: string): Promise<DeliveryStepRow[]> {
  const { rows } = await sql<DeliveryStepRow & { orderStatus: OrderStatus }>`
    select delivery.id as "deliveryId", taken.step, taken.taken_at as "takenAt",
      sales_order.status as "orderStatus", delivery.arrived_at as "arrivedAt",
      exists (select from sales_order_event as event where event.order_id = sales_order.id
        and event.id > taken.last_event_id and event.actor_kind = 'buyer') as "buyerFollowed",
      exists (
        select from delivery_order_line as part
          join sales_order_line as line on line.id = part.order_line_id
        where part.delivery_order_id = delivery.id and part.refused > 0
          and part.quantity + (
            select coalesce(sum(other.quantity - other.refused), 0)
            from delivery_order_line as other
              join delivery_order as drive on drive.id = other.delivery_order_id
            where other.order_line_id = line.id and drive.id <> delivery.id
              and drive.status <> 'returned') > line.quantity - line.cancelled) as "isPlannedAgain"
    from delivery_step as taken
      join delivery_order as delivery on delivery.id = taken.delivery_order_id
      join sales_order on sales_order.id = delivery.order_id
    where delivery.order_id = ${orderId}::uuid
      and taken.step = case delivery.status when 'on_the_way' then 'departed'
        when 'received' then 'received' when 'returned' then 'received' end
    order by delivery.number`.execute(db)
  return rows
}

/** Saves that a delivery did not depart: its lines count as not shipped. */
export async function clearDeparture(
  tx: Db,
  id: string,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await tx
    .updateTable('delivery_order')
    .set({ status: 'prepared', shipped_at: null })
    .where('id', '=', id)
    .execute()
  await deleteTrackingLinks(tx, id)
  for (const { lineId, quantity } of lines) await addShipped(tx, lineId, -quantity)
}

/** What the recipient of a delivery did not take. */
export const listRefused = (tx: Db, id: string) =>
  tx
    .selectFrom('delivery_order_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .select(['line.id as lineId', 'line.variant_id as variantId', 'part.refused as quantity'])
    .where('part.delivery_order_id', '=', id)
    .where('part.refused', '>', 0)
    .execute()

/** Saves that a delivery was not received yet: what was refused of it is on its way again. */
export async function clearReceipt(
  tx: Db,
  id: string,
  refused: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await tx
    .updateTable('delivery_order')
    .set({ status: 'on_the_way', received_by: null, received_at: null })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('delivery_order_line')
    .set({ refused: 0, refusal_reason: null })
    .where('delivery_order_id', '=', id)
    .execute()
  for (const { lineId, quantity } of refused) await addShipped(tx, lineId, quantity)
}

const addShipped = (tx: Db, lineId: string, quantity: number) =>
  tx
    .updateTable('sales_order_line')
    .set((eb) => ({ shipped: eb('shipped', '+', quantity) }))
    .where('id', '=', lineId)
    .execute()

/** Whether a delivery of the order has ever departed. */
export const hasDeparted = async (db: Db, orderId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('delivery_order')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '!=', 'prepared')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
