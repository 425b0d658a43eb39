import { minutes } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { Refusal } from '#platform/refusal.ts'
import { ship } from '#modules/catalogue/stock/service/stock.ts'
import { releaseHeldMessages } from '#modules/foundation/notifications/service.ts'
import * as emails from '../emails.ts'
import { planDelivery, type LineToDeliver } from '../rules/delivery-lines.ts'
import { deliveryStateMachine } from '../rules/delivery-status.ts'
import { orderStateMachine } from '../rules/order-status.ts'
import { computeMessageTime, toPaidHoldKey } from '../rules/undo-step.ts'
import * as store from '../store/deliveries.ts'
import { insertStep } from '../store/delivery-steps.ts'
import { getShipmentProgress, listShippableLines } from '../store/shippable-lines.ts'
import { recordOrderAudit, toStaffActor, withLockedDelivery } from './locked-delivery.ts'
import { lockOrder, addNote, transition } from './orders.ts'
import { tellDeparture } from './tell-departure.ts'
import type { RefusedLine } from '../rules/refused-lines.ts'
import { recordReceipt } from './record-receipt.ts'

type VehicleAndDriver = {
  vehicle: string
  plate: string
  driver: string
  driverPhone: string
}

export type NewDelivery = VehicleAndDriver & {
  lines: readonly LineToDeliver[]
  /** The day on which it drives; the agreed one by default. */
  date?: string | undefined
}

/**
 * Prepares a delivery from one warehouse and numbers it. Returns the order's id. Throws 404, 409
 * `order.state`, 422 as `planDelivery` does.
 */
export const prepare = (
  ctx: StaffContext,
  orderId: string,
  { lines: lineInputs, date, ...vehicleAndDriver }: NewDelivery,
) =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    // Only an order that can still ship something can have a delivery.
    orderStateMachine.transition(order.status, 'partly_shipped', 'staff')
    const { warehouseId, lines } = planDelivery(
      await listShippableLines(ctx.db, orderId),
      lineInputs,
    )
    const preparedAt = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'DO', preparedAt)
    const id = await store.insertDelivery(ctx.db, {
      number,
      orderId,
      warehouseId,
      ...vehicleAndDriver,
      plannedFor: date ?? order.deliveryDate,
      preparedAt,
      lines,
    })
    await addNote(ctx, order, toStaffActor(ctx), `Pengiriman ${number} disiapkan.`)
    // Of the payment the buyer hears first.
    await releaseHeldMessages(ctx, toPaidHoldKey(orderId))
    await emails.queuePreparedEmail(ctx, order, { number })
    await recordOrderAudit(ctx, order, 'Siapkan pengiriman', {
      after: { delivery: { id, number, ...vehicleAndDriver, lines } },
    })
    return orderId
  })

/**
 * The delivery departs; its goods leave the stock. Returns the order's id. Throws 404, 409
 * `delivery.state`.
 */
export const depart = (ctx: StaffContext, deliveryId: string) =>
  withLockedDelivery(ctx, deliveryId, async (ctx, order, delivery) => {
    const status = deliveryStateMachine.transition(delivery.status, 'on_the_way', 'staff')
    const stockLines = delivery.lines.map(({ variantId, quantity }) => ({
      variantId,
      warehouseId: delivery.warehouseId,
      quantity,
    }))
    const takenAt = ctx.clock.now()
    await ship(ctx, stockLines, { number: delivery.number, by: ctx.staff.name })
    await store.saveDeparture(ctx.db, delivery.id, delivery.lines, takenAt)
    const { allShipped } = await getShipmentProgress(ctx.db, order.id)
    const noteText = `${delivery.number} berangkat: ${delivery.vehicle} ${delivery.plate}, sopir ${delivery.driver}.`
    const updatedOrder = await transition(
      ctx,
      order,
      allShipped ? 'shipped' : 'partly_shipped',
      toStaffActor(ctx),
      noteText,
    )
    await recordOrderAudit(ctx, order, 'Berangkatkan pengiriman', {
      before: { order: order.status, delivery: delivery.number, status: delivery.status },
      after: { order: updatedOrder.status, delivery: delivery.number, status },
    })
    if (order.invoicesDeliveries)
      await enqueue(ctx.db, {
        name: 'invoices.issue_for_delivery',
        payload: { deliveryId },
        // The clocks of worker and server may differ.
        runAt: new Date(computeMessageTime(takenAt).getTime() + minutes(1)),
      })
    const step = { deliveryId, step: 'departed', takenAt } as const
    await insertStep(ctx.db, order.id, step)
    await tellDeparture(ctx, order, delivery, step)
  })

type DeliveryReceipt = { receivedBy: string; receivedAt: string; refused: readonly RefusedLine[] }

/**
 * Records by whom and when a delivery was received, and what was refused of it; after the last one, with nothing
 * refused, the order is delivered. Returns the order's id. Throws 404, 409 `delivery.state`, 422 `delivery.time`,
 * `delivery.refused`.
 */
export const receive = (
  ctx: StaffContext,
  deliveryId: string,
  { receivedBy, receivedAt, refused }: DeliveryReceipt,
) =>
  withLockedDelivery(ctx, deliveryId, async (ctx, order, delivery) => {
    deliveryStateMachine.transition(delivery.status, 'received', 'staff')
    const at = parseReceiptTime(receivedAt, delivery.shippedAt!, ctx.clock.now())
    const actor = toStaffActor(ctx)
    const receipt = { receivedBy, at, actor, isUndoable: true, refused }
    const states = await recordReceipt(ctx, order, delivery, receipt)
    await recordOrderAudit(ctx, order, 'Catat penerimaan', states)
  })

/**
 * Parses a form's time, which is to the minute and, without an offset, in Jakarta time. Throws 422
 * `delivery.time` before the departure or after now.
 */
function parseReceiptTime(text: string, shippedAt: Date, now: Date): Date {
  const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+07:00`)
  if (at > now) throw receiptTimeRefusal('Waktu terima tidak boleh di masa depan.')
  if (at.getTime() < Math.floor(shippedAt.getTime() / 60_000) * 60_000)
    throw receiptTimeRefusal('Waktu terima tidak boleh sebelum pengiriman berangkat.')
  return at
}

const receiptTimeRefusal = (message: string) =>
  Refusal.field('receivedAt', 'delivery.time', message)
