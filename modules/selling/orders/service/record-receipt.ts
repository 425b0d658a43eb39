import { minutes, toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { formatQuantity } from '#platform/format.ts'
import { releaseHeldMessages } from '#modules/foundation/notifications/service.ts'
import { takeBack } from '#modules/catalogue/stock/service/stock.ts'
import * as emails from '../emails.ts'
import { deliveryStateMachine } from '../rules/delivery-status.ts'
import { assertRefused, isAllRefused, type RefusedLine } from '../rules/refused-lines.ts'
import { computeMessageTime, toHoldKey } from '../rules/undo-step.ts'
import * as store from '../store/deliveries.ts'
import { insertStep } from '../store/delivery-steps.ts'
import type { LockedDelivery } from './locked-delivery.ts'
import { moveOrder } from './move-order.ts'
import type { LockedOrder, OrderEventActor } from './orders.ts'

type Receipt = {
  receivedBy: string
  at: Date
  actor: OrderEventActor
  /** Whether staff may take it back; what a driver's phone sends is a proof, which nobody takes back. */
  isUndoable: boolean
  /** What the recipient did not take; it returns to the stock and may be delivered again. */
  refused: readonly RefusedLine[]
}

/**
 * Records a receipt of a locked delivery; after the last one, with nothing refused, the order is delivered.
 * Returns what changed, for the audit log. Throws 409 `delivery.state`, 422 `delivery.refused`.
 */
export async function recordReceipt(
  deps: AppDeps,
  order: LockedOrder,
  delivery: LockedDelivery,
  { receivedBy, at, actor, isUndoable, refused }: Receipt,
) {
  assertRefused(delivery.lines, refused)
  const outcome = isAllRefused(delivery.lines, refused) ? 'returned' : 'received'
  const status = deliveryStateMachine.transition(delivery.status, outcome, 'staff')
  await store.saveReceipt(deps.db, delivery.id, { status, receivedBy, receivedAt: at })
  await returnRefused(deps, delivery, refused, actor.name)
  const updatedOrder = await moveOrder(
    deps,
    order,
    actor,
    describeReceipt(delivery, receivedBy, refused),
  )
  const held: emails.HeldStep | undefined = isUndoable
    ? { deliveryId: delivery.id, step: 'received', takenAt: deps.clock.now() }
    : undefined
  if (held) await insertStep(deps.db, order.id, held)
  // What the driver sends reaches the buyer at once; the message about the departure goes first.
  else await releaseHeldMessages(deps, toHoldKey(delivery.id, 'departed'))
  const isComplete = updatedOrder.status === 'delivered'
  if (isComplete) await emails.queueDeliveredEmail(deps, order, delivery, receivedBy, held)
  else if (outcome === 'received')
    await emails.queuePartReceivedEmail(deps, order, delivery, receivedBy, held)
  if (refused.length > 0 && order.invoicesDeliveries)
    await enqueue(deps.db, {
      name: 'returns.credit_refused',
      payload: { deliveryId: delivery.id },
      // Once the receipt cannot be taken back; the clocks of worker and server may differ.
      runAt: new Date(computeMessageTime(deps.clock.now()).getTime() + minutes(1)),
    })
  if (refused.length > 0)
    await emails.queueRefusedEmail(
      deps,
      order,
      { number: delivery.number, goods: listRefused(delivery, refused) },
      held,
    )
  return {
    before: { order: order.status, delivery: delivery.number, status: delivery.status },
    after: {
      order: updatedOrder.status,
      delivery: delivery.number,
      status,
      receivedBy,
      receivedAt: toIsoTime(at),
      ...(refused.length > 0 ? { refused: listRefused(delivery, refused) } : {}),
    },
  }
}

async function returnRefused(
  deps: AppDeps,
  delivery: LockedDelivery,
  refused: readonly RefusedLine[],
  by: string,
): Promise<void> {
  if (refused.length === 0) return
  await store.saveRefused(deps.db, delivery.id, refused)
  const stockLines = refused.map(({ lineId, qty }) => ({
    variantId: delivery.lines.find((line) => line.lineId === lineId)!.variantId,
    warehouseId: delivery.warehouseId,
    quantity: qty,
  }))
  await takeBack(deps, stockLines, { number: delivery.number, by })
}

const listRefused = ({ lines }: LockedDelivery, refused: readonly RefusedLine[]): string[] =>
  refused.map(({ lineId, qty, reason }) => {
    const { name, unit } = lines.find((line) => line.lineId === lineId)!
    return `${name} ${formatQuantity(qty)} ${unit}: ${reason}`
  })

function describeReceipt(
  delivery: LockedDelivery,
  receivedBy: string,
  refused: readonly RefusedLine[],
): string {
  const receipt = `${delivery.number} diterima oleh ${receivedBy}.`
  if (refused.length === 0) return receipt
  const goods = listRefused(delivery, refused).join('; ')
  return isAllRefused(delivery.lines, refused)
    ? `${delivery.number} ditolak oleh ${receivedBy}. ${goods}.`
    : `${receipt} Ditolak: ${goods}.`
}
