import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { announceFreeStock, release } from '#modules/catalogue/stock/service/stock.ts'
import { takeLines, type LineToDeliver } from '../rules/delivery-lines.ts'
import { orderStateMachine, type OrderStatus } from '../rules/order-status.ts'
import { addCancelled, type CancelledPart } from '../store/cancelled-goods.ts'
import { listShippableLines } from '../store/shippable-lines.ts'
import type { LockedOrder } from './orders.ts'

export type { CancelledPart } from '../store/cancelled-goods.ts'

/**
 * Loads the goods of a locked order that will not be delivered. Throws 409 `order.state` unless the order is partly
 * shipped; 422 `delivery.lines` and `delivery.too_much` for goods that are in a delivery, still at the factory, or not
 * part of the order.
 */
export async function listGoodsToCancel(
  { db }: Pick<AppDeps, 'db'>,
  order: LockedOrder,
  inputs: readonly LineToDeliver[],
) {
  if (order.status !== 'partly_shipped') throw refuseCancel(order.status)
  return takeLines(await listShippableLines(db, order.id), inputs)
}

const refuseCancel = (status: OrderStatus): Refusal =>
  status === 'processing'
    ? new Refusal(
        'order.state',
        'Belum ada yang berangkat dari pesanan ini. Batalkan pesanannya, atau usulkan barang pengganti.',
        409,
        { detail: { state: status } },
      )
    : orderStateMachine.refuse(status)

/** Saves what is not delivered any more and lets its stock go; the caller has locked the order and settles its invoice. */
export async function cancelGoods(
  { db }: AppDeps,
  goods: readonly (CancelledPart & { variantId: number; warehouseId: number })[],
): Promise<void> {
  await release(
    db,
    goods.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity })),
  )
  for (const part of goods) await addCancelled(db, part)
  await announceFreeStock(db)
}
