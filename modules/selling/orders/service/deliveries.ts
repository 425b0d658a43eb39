import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { releaseHeldMessages } from '#modules/foundation/notifications/service.ts'
import * as emails from '../emails.ts'
import { planDelivery, type LineToDeliver } from '../rules/delivery-lines.ts'
import { deliveryStateMachine } from '../rules/delivery-status.ts'
import { orderStateMachine } from '../rules/order-status.ts'
import { toPaidHoldKey } from '../rules/undo-step.ts'
import { readVehicleAndDriver, type VehicleAndDriver } from '../rules/vehicle-and-driver.ts'
import * as store from '../store/deliveries.ts'
import { insertStep } from '../store/delivery-steps.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import { withLockedDelivery } from './locked-delivery.ts'
import { recordOrderAudit } from './order-audit.ts'
import { leaveWarehouse } from './leave-warehouse.ts'
import { lockOrder, addNote } from './orders.ts'
import { notifyDeparture } from './notify-departure.ts'
import type { RefusedLine } from '../rules/refused-lines.ts'
import { recordReceipt } from './record-receipt.ts'

export type NewDelivery = VehicleAndDriver & {
  lines: readonly LineToDeliver[]
  /** The day on which it drives; the agreed one by default. */
  date?: string | undefined
}

/**
 * Prepares a delivery from one warehouse and numbers it. Returns the order's id. Throws 404, 409
 * `order.state`, 422 as `planDelivery` and `readVehicleAndDriver` do.
 */
export const prepare = (
  ctx: StaffContext,
  orderId: string,
  { lines: lineInputs, date, ...input }: NewDelivery,
) =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    // Only an order that can still ship something can have a delivery.
    orderStateMachine.transition(order.status, 'partly_shipped', 'staff')
    const { warehouseId, isPickup, lines } = planDelivery(
      await listShippableLines(ctx.db, orderId),
      lineInputs,
    )
    const vehicleAndDriver = readVehicleAndDriver(input, isPickup)
    const preparedAt = ctx.clock.now()
    const number = await takeDocumentNumber(ctx.db, 'DO', preparedAt)
    const id = await store.insertDelivery(ctx.db, {
      number,
      orderId,
      warehouseId,
      isPickup,
      ...vehicleAndDriver,
      plannedFor: date ?? order.deliveryDate,
      preparedAt,
      lines,
    })
    const note = isPickup ? `${number} siap diambil pembeli.` : `Pengiriman ${number} disiapkan.`
    await addNote(ctx, order, toStaffActor(ctx), note)
    // The message about the payment goes first.
    await releaseHeldMessages(ctx, toPaidHoldKey(orderId))
    await (isPickup ? emails.queueReadyEmail : emails.queuePreparedEmail)(ctx, order, { number })
    await recordOrderAudit(ctx, order, 'Siapkan pengiriman', {
      after: { delivery: { id, number, ...vehicleAndDriver, lines } },
    })
    return orderId
  })

/**
 * The delivery departs; its goods leave the stock. Returns the order's id. Throws 404, 409
 * `delivery.state`, also for goods that the buyer picks up.
 */
export const depart = (ctx: StaffContext, deliveryId: string) =>
  withLockedDelivery(ctx, deliveryId, async (ctx, order, delivery) => {
    if (delivery.isPickup)
      throw new Refusal(
        'delivery.state',
        'Barang ini diambil pembeli di gudang. Catat penyerahannya.',
        409,
        { detail: { state: delivery.status } },
      )
    const { number, vehicle, plate, driver } = delivery
    const note = `${number} berangkat: ${vehicle} ${plate}, sopir ${driver}.`
    const takenAt = ctx.clock.now()
    await leaveWarehouse(ctx, order, delivery, { at: takenAt, note })
    const step = { deliveryId, step: 'departed', takenAt } as const
    await insertStep(ctx.db, order.id, step)
    await notifyDeparture(ctx, order, delivery, step)
  })

type DeliveryReceipt = { receivedBy: string; receivedAt: string; refused: readonly RefusedLine[] }

/**
 * Records by whom and when a delivery was received, and what was refused of it; after the last one, with nothing
 * refused, the order is delivered. Goods that the buyer picks up leave the warehouse with it. Returns the order's id. Throws 404, 409 `delivery.state`, 422 `delivery.time`,
 * `delivery.refused`.
 */
export const receive = (
  ctx: StaffContext,
  deliveryId: string,
  { receivedBy, receivedAt, refused }: DeliveryReceipt,
) =>
  withLockedDelivery(ctx, deliveryId, async (ctx, order, delivery) => {
    const actor = toStaffActor(ctx)
    const isHandedOver = delivery.isPickup && delivery.status === 'prepared'
    if (!isHandedOver) deliveryStateMachine.transition(delivery.status, 'received', 'staff')
    const at = parseReceiptTime(receivedAt, delivery.shippedAt, ctx.clock.now())
    const underway = isHandedOver
      ? await leaveWarehouse(ctx, order, delivery, {
          at,
          note: `${delivery.number} diserahkan kepada ${receivedBy} di gudang.`,
        })
      : { order, delivery }
    const receipt = { receivedBy, at, actor, isUndoable: true, refused }
    const states = await recordReceipt(ctx, underway.order, underway.delivery, receipt)
    await recordOrderAudit(ctx, order, 'Catat penerimaan', states)
  })

/**
 * Parses a form's time, which is to the minute and, without an offset, in Jakarta time. Throws 422
 * `delivery.time` before the departure or after now.
 */
function parseReceiptTime(text: string, shippedAt: Date | null, now: Date): Date {
  const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}+07:00`)
  if (at > now) throw receiptTimeRefusal('Waktu terima tidak boleh di masa depan.')
  if (shippedAt && at.getTime() < Math.floor(shippedAt.getTime() / 60_000) * 60_000)
    throw receiptTimeRefusal('Waktu terima tidak boleh sebelum pengiriman berangkat.')
  return at
}

const receiptTimeRefusal = (message: string) =>
  Refusal.field('receivedAt', 'delivery.time', message)
