import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { ship, takeBack } from '#modules/catalogue/stock/service/stock.ts'
import { withdrawHeldMessages } from '#modules/foundation/notifications/service.ts'
import {
  computeStatusAfterUndo,
  computeUndoDeadline,
  explainNoUndo,
  toHoldKey,
  type UndoableStep,
} from '../rules/undo-step.ts'
import * as store from '../store/delivery-steps.ts'
import { getShipmentProgress } from '../store/shippable-lines.ts'
import { withLockedDelivery, type LockedDelivery } from './locked-delivery.ts'
import { recordOrderAudit } from './order-audit.ts'
import { stepBack } from './orders.ts'

/** The steps of an order's deliveries that can be taken back now, and until when. */
export async function listUndoable({ db, clock }: AppDeps, orderId: string) {
  const now = clock.now()
  const steps = await store.listLastSteps(db, orderId)
  return steps
    .filter((facts) => explainNoUndo(facts, now) === undefined)
    .map(({ deliveryId, step, takenAt }) => ({
      deliveryId,
      step,
      until: toIsoTime(computeUndoDeadline(takenAt)),
    }))
}

/**
 * Takes a step of a delivery back, which has to be its last one: its messages are not sent, its goods and its order are as before. Returns
 * the order's id. Throws 404, 409 `delivery.undo`, `order.state`.
 */
export const undoStep = (ctx: StaffContext, id: string, step: UndoableStep) =>
  withLockedDelivery(ctx, id, async (ctx, order, delivery) => {
    const facts = (await store.listLastSteps(ctx.db, order.id)).find(
      (last) => last.deliveryId === id && last.step === step,
    )
    const reason = explainNoUndo(facts, ctx.clock.now())
    if (!facts || reason) throw refuseUndo(delivery, reason!)
    if (!(await withdrawHeldMessages(ctx.db, toHoldKey(id, facts.step))).isWithdrawn)
      throw refuseUndo(
        delivery,
        'Pembeli sudah diberi tahu, jadi langkah ini tidak bisa dibatalkan.',
      )
    const { status, note, action } = await findUndo(delivery, facts.step)(ctx, delivery)
    await store.deleteStep(ctx.db, id, facts.step)
    const { allShipped } = await getShipmentProgress(ctx.db, order.id)
    const hasDeparted = await store.hasDeparted(ctx.db, order.id)
    const to = computeStatusAfterUndo({ allShipped, hasDeparted })
    await stepBack(ctx, order, to, toStaffActor(ctx), note)
    await recordOrderAudit(ctx, order, action, {
      before: { order: order.status, delivery: delivery.number, status: delivery.status },
      after: { order: to, delivery: delivery.number, status },
    })
  })

const findUndo = ({ isPickup }: LockedDelivery, step: UndoableStep) =>
  step === 'departed' ? undoDeparture : isPickup ? undoHandover : undoReceipt

async function undoDeparture(ctx: StaffContext, delivery: LockedDelivery) {
  await store.clearDeparture(ctx.db, delivery.id, delivery.lines)
  const reason = 'Keberangkatan dibatalkan'
  await takeBack(ctx, toStockLines(delivery, delivery.lines), toMovement(ctx, delivery, reason))
  return {
    status: 'prepared',
    note: `Keberangkatan ${delivery.number} dibatalkan: kendaraannya belum berangkat.`,
    action: 'Batalkan keberangkatan',
  }
}

async function undoReceipt(ctx: StaffContext, delivery: LockedDelivery) {
  const refused = await store.listRefused(ctx.db, delivery.id)
  await store.clearReceipt(ctx.db, delivery.id, refused)
  const reason = 'Penerimaan dibatalkan'
  await ship(ctx, toStockLines(delivery, refused), toMovement(ctx, delivery, reason))
  return {
    status: 'on_the_way',
    note: `Penerimaan ${delivery.number} dibatalkan: barangnya masih di jalan.`,
    action: 'Batalkan penerimaan',
  }
}

/** Picked-up goods left and were received in one step. */
async function undoHandover(ctx: StaffContext, delivery: LockedDelivery) {
  await undoReceipt(ctx, delivery)
  const { status } = await undoDeparture(ctx, delivery)
  return {
    status,
    note: `Penyerahan ${delivery.number} dibatalkan: barangnya masih di gudang.`,
    action: 'Batalkan penyerahan',
  }
}

const toStockLines = (
  { warehouseId }: LockedDelivery,
  lines: readonly { variantId: number; quantity: number }[],
) => lines.map(({ variantId, quantity }) => ({ variantId, warehouseId, quantity }))

const toMovement = ({ staff }: StaffContext, { number }: LockedDelivery, reason: string) => ({
  number,
  by: staff.name,
  reason,
})

const refuseUndo = ({ status }: LockedDelivery, message: string) =>
  new Refusal('delivery.undo', message, 409, { detail: { state: status } })
