import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store/deliveries.ts'
import { lockOrder, type LockedOrder } from './orders.ts'

export type LockedDelivery = NonNullable<Awaited<ReturnType<typeof store.findDelivery>>>

/**
 * Locks the delivery's order, so that concurrent calls take turns, and reads the delivery after that.
 * Returns the order's id. Throws 404.
 */
export const withLockedDelivery = <Deps extends AppDeps>(
  deps: Deps,
  deliveryId: string,
  work: (deps: Deps, order: LockedOrder, delivery: LockedDelivery) => Promise<void>,
): Promise<string> =>
  withTransaction(deps, async (deps) => {
    const orderId = await store.findOrderId(deps.db, deliveryId)
    if (!orderId) throw notFound()
    const order = await lockOrder(deps, orderId)
    const delivery = await store.findDelivery(deps.db, deliveryId)
    // The order was cancelled while this call waited for the lock.
    if (!delivery) throw notFound()
    await work(deps, order, delivery)
    return orderId
  })
