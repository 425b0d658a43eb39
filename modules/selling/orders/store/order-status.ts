import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { OrderActor, OrderStatus } from '../rules/order-status.ts'
import { buyerNameSql } from './order-details.ts'

/** An order whose row is locked until the transaction ends: what a step needs to know of it. */
export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  total: Money
  paymentType: string
  expiresAt: Date | null
  accountId: string
  buyerName: string
  buyerEmail: string
}

/** Locks an order, a buyer's own where an account is given; undefined where there is none. */
export async function lockOrder(
  tx: Db,
  id: string,
  accountId?: string,
): Promise<LockedOrder | undefined> {
  const row = await tx
    .selectFrom('sales_order')
    .innerJoin('account', 'account.id', 'sales_order.account_id')
    .select([
      'sales_order.id',
      'sales_order.number',
      'sales_order.status',
      'sales_order.total',
      'sales_order.payment_type',
      'sales_order.expires_at',
      'sales_order.account_id',
      'account.email',
      buyerNameSql.as('name'),
    ])
    .where('sales_order.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('sales_order.account_id', '=', accountId!))
    .forUpdate('sales_order')
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      number: row.number,
      status: row.status as OrderStatus,
      total: sen(row.total),
      paymentType: row.payment_type,
      expiresAt: row.expires_at,
      accountId: row.account_id,
      buyerName: row.name,
      buyerEmail: row.email,
    }
  )
}

/** Saves the state that a step led to, and until when it may last. */
export async function saveStatus(
  tx: Db,
  id: string,
  status: OrderStatus,
  expiresAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('sales_order')
    .set({ status, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export type NewOrderEvent = {
  from: OrderStatus | null
  to: OrderStatus
  at: Date
  by: { kind: OrderActor; name: string }
  note: string | null
}

/** A moment of an order's timeline, to be written. */
export const buildEventInsert = (
  tx: Db,
  orderId: string,
  { from, to, at, by, note }: NewOrderEvent,
) =>
  tx.insertInto('sales_order_event').values({
    order_id: orderId,
    from_status: from,
    to_status: to,
    at,
    actor_kind: by.kind,
    actor_name: by.name,
    note,
  })

/** Adds a moment to an order's timeline. */
export async function insertEvent(tx: Db, orderId: string, event: NewOrderEvent): Promise<void> {
  await buildEventInsert(tx, orderId, event).execute()
}

/** What an order still holds in the warehouses: its lines less what has left. */
export const listReservedLines = async (tx: Db, orderId: string) => {
  const lines = await tx
    .selectFrom('sales_order_line')
    .select(['variant_id', 'warehouse_id', 'quantity', 'shipped'])
    .where('order_id', '=', orderId)
    .execute()
  return lines
    .map((line) => ({
      variantId: line.variant_id,
      warehouseId: line.warehouse_id,
      quantity: Math.round((line.quantity - line.shipped) * 1000) / 1000,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The buyer's own number, on one of their orders; false where it is none of theirs. */
export async function savePoNumber(tx: Db, id: string, poNumber: string): Promise<void> {
  await tx.updateTable('sales_order').set({ po_number: poNumber }).where('id', '=', id).execute()
}
