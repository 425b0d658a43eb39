import type { Db } from '#platform/database/database.ts'
import type { DeliveryStatus } from '../rules/delivery-status.ts'
import { finishedOrderStatuses, type OrderStatus } from '../rules/order-status.ts'

/** The orders of an account, newest first. */
export const listOrders = (db: Db, accountId: string) =>
  db
    .selectFrom('sales_order')
    .select(['id', 'number', 'status', 'placed_at', 'payment_type', 'po_number', 'note'])
    .select(['goods_total', 'freight_total', 'total', 'tax', 'ship_to', 'delivery'])
    .$narrowType<{ status: OrderStatus }>()
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .execute()

const selectOwnOrderIds = (db: Db, accountId: string) =>
  db.selectFrom('sales_order').select('id').where('account_id', '=', accountId)

/** The lines of all its orders. */
export const listLines = (db: Db, accountId: string) =>
  db
    .selectFrom('sales_order_line')
    .select(['order_id', 'sku', 'product_name', 'variant_name', 'quantity', 'unit', 'unit_price'])
    .select('total')
    .where('order_id', 'in', selectOwnOrderIds(db, accountId))
    .orderBy('position')
    .execute()

/** The deliveries of all its orders, without the driver, who is another person. */
export const listDeliveries = (db: Db, accountId: string) =>
  db
    .selectFrom('delivery_order')
    .select(['order_id', 'number', 'status', 'shipped_at', 'received_at', 'received_by', 'note'])
    .$narrowType<{ status: DeliveryStatus }>()
    .where('order_id', 'in', selectOwnOrderIds(db, accountId))
    .orderBy('number')
    .execute()

/** The open orders of an account, oldest first. */
export const listOpenOrders = (db: Db, accountId: string) =>
  db
    .selectFrom('sales_order')
    .select(['id', 'number', 'status'])
    .$narrowType<{ status: OrderStatus }>()
    .where('account_id', '=', accountId)
    .where('status', 'not in', finishedOrderStatuses)
    .orderBy('placed_at')
    .orderBy('number')
    .execute()

/** Copies the buyer's name to their orders, before the account loses it. */
export const saveBuyerName = (tx: Db, accountId: string, name: string) =>
  tx
    .updateTable('sales_order')
    .set({ buyer_name: name })
    .where('account_id', '=', accountId)
    .execute()
