import type { z } from 'zod'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { assertAsSeen } from '#modules/foundation/audit/service.ts'
import type { staffDeliveryCalls } from '../deliveries-contract.ts'
import * as emails from '../emails.ts'
import { planDelivery, type LineToDeliver } from '../rules/delivery-lines.ts'
import { deliveryStateMachine } from '../rules/delivery-status.ts'
import { readVehicleAndDriver } from '../rules/vehicle-and-driver.ts'
import * as store from '../store/deliveries.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import { withLockedDelivery, type LockedDelivery } from './locked-delivery.ts'
import { recordOrderAudit } from './order-audit.ts'
import { addNote, type LockedOrder } from './orders.ts'
import { notifyVehicleChange } from './notify-departure.ts'

type DeliveryChange = z.output<typeof staffDeliveryCalls.change.body>

/**
 * Corrects a delivery that was not received yet; one that has departed keeps its goods and its day. Returns
 * the order's id. Throws 404, 409 `delivery.state`, `desk.changed`, 422 as `planDelivery` and `readVehicleAndDriver` do.
 */
export const changeDelivery = (ctx: StaffContext, id: string, change: DeliveryChange) =>
  withLockedDelivery(ctx, id, async (ctx, order, delivery) => {
    const stored = toValues(delivery)
    const match = { delivery: delivery.number }
    await assertAsSeen(
      ctx,
      { entityType: 'order', entityId: order.id, values: stored, match },
      change.seen,
    )
    const { date = delivery.plannedFor } = change
    const plan =
      delivery.status === 'prepared'
        ? await planAgain(ctx, order, delivery, change.lines)
        : keepDeparted(delivery, { lines: change.lines, date })
    const { warehouseId, isPickup } = plan
    await store.saveVehicleAndDriver(ctx.db, id, {
      ...readVehicleAndDriver(change, isPickup),
      plannedFor: date,
      warehouseId,
      isPickup,
    })
    if (delivery.status === 'prepared') await store.replaceDeliveryLines(ctx.db, id, plan.lines)
    const after = (await store.findDelivery(ctx.db, id))!
    const now = toValues(after)
    if (JSON.stringify(stored) === JSON.stringify(now)) return
    await addNote(ctx, order, toStaffActor(ctx), `Pengiriman ${delivery.number} diperbaiki.`)
    await recordOrderAudit(ctx, order, 'Perbaiki pengiriman', {
      before: { delivery: delivery.number, ...stored },
      after: { delivery: delivery.number, ...now },
    })
    await tellBuyer(ctx, order, delivery, after)
  })

/** The values of a delivery that staff edit, as the call takes them. */
const toValues = ({ vehicle, plate, driver, driverPhone, plannedFor, lines }: LockedDelivery) => ({
  vehicle,
  plate,
  driver,
  driverPhone,
  date: plannedFor,
  lines: lines.map(({ lineId, name, quantity }) => ({ lineId, name, qty: quantity })),
})

/** Replaces the lines of a prepared delivery. Its own goods count as free. */
async function planAgain(
  { db }: StaffContext,
  order: LockedOrder,
  delivery: LockedDelivery,
  lines: readonly LineToDeliver[] | undefined,
) {
  const own = new Map(delivery.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const shippable = (await listShippableLines(db, order.id)).map((line) => ({
    ...line,
    planned: line.planned - (own.get(line.id) ?? 0),
  }))
  const same = delivery.lines.map(({ lineId, quantity }) => ({ lineId, qty: quantity }))
  return planDelivery(shippable, lines ?? same)
}

/** Throws 409 `delivery.state` for other goods or another day of a delivery that has departed. */
function keepDeparted(
  delivery: LockedDelivery,
  { lines, date }: { lines: readonly LineToDeliver[] | undefined; date: string },
) {
  if (delivery.status !== 'on_the_way') throw deliveryStateMachine.refuse(delivery.status)
  const carried = new Map(delivery.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const isSame =
    !lines ||
    (lines.length === carried.size && lines.every(({ lineId, qty }) => carried.get(lineId) === qty))
  if (!isSame || date !== delivery.plannedFor)
    throw new Refusal(
      'delivery.state',
      'Pengiriman ini sudah berangkat: yang masih bisa diperbaiki kendaraan dan sopirnya. Barang yang tidak jadi dibawa dicatat saat diterima.',
      409,
      { detail: { state: delivery.status } },
    )
  const { warehouseId, isPickup, lines: carriedLines } = delivery
  return { warehouseId, isPickup, lines: carriedLines }
}

async function tellBuyer(
  ctx: StaffContext,
  order: LockedOrder,
  before: LockedDelivery,
  after: LockedDelivery,
): Promise<void> {
  const window = order.deliveryWindow
  if (before.plannedFor !== after.plannedFor)
    await emails.queueRescheduledEmail(ctx, order, {
      delivery: before.number,
      before: { date: before.plannedFor, window },
      after: { date: after.plannedFor, window },
    })
  const isKnownToBuyer = before.status === 'on_the_way'
  const identify = ({ plate, driver, driverPhone, vehicle }: LockedDelivery) =>
    [plate, driver, driverPhone, vehicle].join('\n')
  if (isKnownToBuyer && identify(before) !== identify(after))
    await notifyVehicleChange(ctx, order, after)
}

/**
 * Withdraws a delivery that has not departed; its goods can be delivered again. Returns the order's id.
 * Throws 404, 409 `delivery.state`.
 */
export const withdrawDelivery = (ctx: StaffContext, id: string) =>
  withLockedDelivery(ctx, id, async (ctx, order, delivery) => {
    if (delivery.status !== 'prepared') throw deliveryStateMachine.refuse(delivery.status)
    await store.deleteDelivery(ctx.db, id)
    await addNote(ctx, order, toStaffActor(ctx), `Pengiriman ${delivery.number} ditarik.`)
    await recordOrderAudit(ctx, order, 'Tarik pengiriman', {
      before: { delivery: delivery.number, ...toValues(delivery) },
      after: null,
    })
  })
