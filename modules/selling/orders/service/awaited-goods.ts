import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { reserveArrived } from '#modules/catalogue/stock/service/stock.ts'
import * as store from '../store/awaited-lines.ts'
import { queueArrivedEmail } from '../emails.ts'
import { bindingOrderStatuses, type OrderStatus } from '../rules/order-status.ts'
import { addNote, lockOrderIfExists, systemActor } from './orders.ts'

/**
 * Reserves free stock for the orders that await it from the factory, the oldest order first, and notes in
 * their timelines what has arrived; the buyer gets an e-mail when nothing is awaited any more. One transaction an
 * order, so that no buyer waits for long.
 */
export async function serveAwaitingOrders(deps: AppDeps): Promise<void> {
  let orders = await store.findServableOrders(deps.db)
  while (orders.length > 0) {
    for (const id of orders) await serveOrder(deps, id)
    orders = await store.findServableOrders(deps.db, orders.at(-1))
  }
}

/** Locks the order before its stock, as cancelling does. */
const serveOrder = (deps: AppDeps, id: string): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const order = await lockOrderIfExists(deps, id)
    if (!order || order.status === 'cancelled') return
    const awaited = await store.listAwaitedLines(deps.db, id)
    const arrived = await reserveArrived(
      deps.db,
      awaited.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity })),
    )
    if (arrived.length === 0) return
    for (const each of arrived) await store.saveArrival(deps.db, id, each)
    const goods = arrived.map(({ variantId, quantity }) => {
      const { name, variantName, unit } = awaited.find((line) => line.variantId === variantId)!
      return `${formatQuantity(quantity)} ${unit} ${name} ${variantName}`
    })
    await addNote(deps, order, systemActor, `Barang indent sudah datang: ${goods.join(', ')}.`)
    const isComplete = (await store.listAwaitedLines(deps.db, id)).length === 0
    if (isComplete) await queueArrivedEmail(deps, order, isBinding(order.status))
  })

const isBinding = (status: OrderStatus): boolean =>
  (bindingOrderStatuses as readonly OrderStatus[]).includes(status)
