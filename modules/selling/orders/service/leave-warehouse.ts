import { minutes } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { ship } from '#modules/catalogue/stock/service/stock.ts'
import { deliveryStateMachine } from '../rules/delivery-status.ts'
import { computeMessageTime } from '../rules/undo-step.ts'
import { saveDeparture } from '../store/deliveries.ts'
import { getShipmentProgress } from '../store/shippable-lines.ts'
import type { LockedDelivery } from './locked-delivery.ts'
import { recordOrderAudit } from './order-audit.ts'
import { transition, type LockedOrder } from './orders.ts'

/**
 * The goods of a delivery leave the stock, driven or carried off by the buyer, and the order is shipped as far as its
 * goods are. Returns both as they are now. Throws 409 `delivery.state`.
 */
export async function leaveWarehouse(
  ctx: StaffContext,
  order: LockedOrder,
  delivery: LockedDelivery,
  { at, note }: { at: Date; note: string },
): Promise<{ order: LockedOrder; delivery: LockedDelivery }> {
  const status = deliveryStateMachine.transition(delivery.status, 'on_the_way', 'staff')
  const stockLines = delivery.lines.map(({ variantId, quantity }) => ({
    variantId,
    warehouseId: delivery.warehouseId,
    quantity,
  }))
  await ship(ctx, stockLines, { number: delivery.number, by: ctx.staff.name })
  await saveDeparture(ctx.db, delivery.id, delivery.lines, at)
  const { allShipped } = await getShipmentProgress(ctx.db, order.id)
  const to = allShipped ? 'shipped' : 'partly_shipped'
  const shipped = await transition(ctx, order, to, toStaffActor(ctx), note)
  await recordOrderAudit(
    ctx,
    order,
    delivery.isPickup ? 'Serahkan barang' : 'Berangkatkan pengiriman',
    {
      before: { order: order.status, delivery: delivery.number, status: delivery.status },
      after: { order: shipped.status, delivery: delivery.number, status },
    },
  )
  if (order.invoicesDeliveries)
    await enqueue(ctx.db, {
      name: 'invoices.issue_for_delivery',
      payload: { deliveryId: delivery.id },
      // Runs after the undo period, with a margin: the clocks of worker and server may differ.
      runAt: new Date(computeMessageTime(ctx.clock.now()).getTime() + minutes(1)),
    })
  return { order: shipped, delivery: { ...delivery, status, shippedAt: at } }
}
