import { days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { getShipmentProgress } from '../store/shippable-lines.ts'
import { addNote, transition, type LockedOrder, type OrderEventActor } from './orders.ts'

/** How long a delivered order stays open for complaints before it completes. */
const COMPLAINT_PERIOD_MS = days(3)

/**
 * Advances an order to the state of its deliveries: `delivered` once the last one is received, and completed later by a
 * job. Refused goods have to be delivered again, so the order counts as partly shipped. `note` goes into the timeline.
 */
export async function moveOrder(
  deps: AppDeps,
  order: LockedOrder,
  actor: OrderEventActor,
  note: string,
): Promise<LockedOrder> {
  const { allShipped, allReceived } = await getShipmentProgress(deps.db, order.id)
  if (allShipped && allReceived) {
    await enqueue(deps.db, {
      name: 'orders.complete',
      payload: { orderId: order.id },
      runAt: new Date(deps.clock.now().getTime() + COMPLAINT_PERIOD_MS),
      key: `orders.complete ${order.id}`,
    })
    return transition(deps, order, 'delivered', actor, note)
  }
  const status = allShipped ? 'shipped' : 'partly_shipped'
  return order.status === status
    ? addNote(deps, order, actor, note)
    : transition(deps, order, status, actor, note)
}
