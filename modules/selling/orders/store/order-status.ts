import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { AgreedDelivery } from '../contract.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { buyerNameSql } from './order-details.ts'

/** An order whose row is locked until the transaction ends, with what a step needs of it. */
export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  total: Money
  paymentType: string
  /** Whether each of its deliveries gets an invoice of its own. */
  invoicesDeliveries: boolean
  expiresAt: Date | null
  accountId: string
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  /** The agreed day and window of its delivery. */
  deliveryDate: string
  deliveryWindow: string
  /** Where goods wait for the buyer; null where everything is delivered. */
  pickup: z.output<typeof AgreedDelivery>['pickup']
}

/** Locks an order, of one account where that is given; undefined where there is none. */
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
      'sales_order.invoices_deliveries',
      'sales_order.expires_at',
      'sales_order.account_id',
      'account.email',
      'account.phone',
      sql<string>`sales_order.delivery ->> 'date'`.as('delivery_date'),
      sql<string>`sales_order.delivery ->> 'window'`.as('delivery_window'),
      sql<LockedOrder['pickup']>`sales_order.delivery -> 'pickup'`.as('pickup'),
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
      invoicesDeliveries: row.invoices_deliveries,
      expiresAt: row.expires_at,
      accountId: row.account_id,
      buyerName: row.name,
      buyerEmail: row.email,
      buyerPhone: row.phone,
      deliveryDate: row.delivery_date,
      deliveryWindow: row.delivery_window,
      pickup: row.pickup,
    }
  )
}

export const findStatus = async (db: Db, id: string): Promise<OrderStatus | undefined> => {
  const row = await db
    .selectFrom('sales_order')
    .select('status')
    .where('id', '=', id)
    .$narrowType<{ status: OrderStatus }>()
    .executeTakeFirst()
  return row?.status
}

/** Saves a new status, and when it expires. */
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

/** The stock still reserved for an order: its lines less what has been shipped or is awaited. */
export const listReservedLines = async (tx: Db, orderId: string) => {
  const lines = await tx
    .selectFrom('sales_order_line')
    .select(['variant_id', 'warehouse_id', 'quantity', 'shipped', 'awaited'])
    .where('order_id', '=', orderId)
    .execute()
  return lines
    .map((line) => ({
      variantId: line.variant_id,
      warehouseId: line.warehouse_id,
      quantity: roundToThousandths(line.quantity - line.shipped - line.awaited),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Saves how an order is paid. */
export async function savePaymentType(tx: Db, id: string, paymentType: string): Promise<void> {
  await tx
    .updateTable('sales_order')
    .set({ payment_type: paymentType })
    .where('id', '=', id)
    .execute()
}

/** Saves the buyer's own order number. */
export async function savePoNumber(tx: Db, id: string, poNumber: string): Promise<void> {
  await tx.updateTable('sales_order').set({ po_number: poNumber }).where('id', '=', id).execute()
}

/** Saves another day and window of the order's delivery. */
export const saveDeliverySlot = (tx: Db, id: string, slot: { date: string; window: string }) =>
  tx
    .updateTable('sales_order')
    .set({ delivery: sql`delivery || ${JSON.stringify(slot)}::jsonb` })
    .where('id', '=', id)
    .execute()
