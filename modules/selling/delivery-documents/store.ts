import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import type { AgreedDelivery, ShipTo } from '#modules/selling/orders/contract.ts'
import type { DeliveryStatus } from '#modules/selling/orders/rules/delivery-status.ts'
import { bindingOrderStatuses } from '#modules/selling/orders/rules/order-status.ts'

const selectDeliveries = (db: Db) =>
  db
    .selectFrom('delivery_order as delivery')
    .innerJoin('sales_order', 'sales_order.id', 'delivery.order_id')
    .innerJoin('account', 'account.id', 'sales_order.account_id')
    .innerJoin('warehouse', 'warehouse.id', 'delivery.warehouse_id')
    .leftJoin('company', 'company.id', 'sales_order.company_id')
    .select(['delivery.id', 'delivery.number', 'delivery.vehicle', 'delivery.plate'])
    .select('delivery.is_pickup')
    .select(['delivery.driver', 'delivery.driver_phone', 'delivery.received_by'])
    .select(['delivery.prepared_at', 'delivery.shipped_at', 'delivery.received_at'])
    .select(['sales_order.id as order_id', 'sales_order.number as order_number'])
    .select(['sales_order.po_number', 'sales_order.note', 'sales_order.ship_to'])
    .select(['sales_order.delivery as agreed', 'warehouse.name as warehouse'])
    .select([
      'account.phone',
      'company.name as company',
      sql<string>`coalesce(sales_order.buyer_name, account.name)`.as('buyer'),
    ])
    .select('delivery.status')

type SelectedDelivery = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number]
const toDelivery = (row: SelectedDelivery) => ({
  ...row,
  status: row.status as DeliveryStatus,
  ship_to: row.ship_to as z.output<typeof ShipTo>,
  agreed: row.agreed as z.output<typeof AgreedDelivery>,
})
export type DeliveryRow = ReturnType<typeof toDelivery>

/** A delivery with its order; undefined for a missing one and, where an account is given, another's. */
export async function findDelivery(
  db: Db,
  id: string,
  accountId?: string,
): Promise<DeliveryRow | undefined> {
  const row = await selectDeliveries(db)
    .where('delivery.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('sales_order.account_id', '=', accountId!))
    .executeTakeFirst()
  return row && toDelivery(row)
}

/** What of these orders is being loaded or set aside, the earliest day first. */
export const listPreparedDeliveries = async (
  db: Db,
  orderIds: readonly string[],
): Promise<DeliveryRow[]> => {
  const rows = await selectDeliveries(db)
    .where('delivery.order_id', 'in', orderIds)
    .where('delivery.status', '=', 'prepared')
    .orderBy(sql`sales_order.delivery ->> 'date'`)
    .orderBy('sales_order.number')
    .orderBy('delivery.number')
    .execute()
  return rows.map(toDelivery)
}

/** These orders with how many of their deliveries are prepared, and how many have left. */
export const countDeliveries = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('sales_order')
    .leftJoin('delivery_order as delivery', 'delivery.order_id', 'sales_order.id')
    .select(['sales_order.id', 'sales_order.number'])
    .select([
      sql<number>`count(*) filter (where delivery.status = 'prepared')::int`.as('prepared'),
      sql<number>`count(*) filter (where delivery.status in ('on_the_way', 'received'))::int`.as(
        'departed',
      ),
    ])
    .where('sales_order.id', 'in', orderIds)
    .groupBy('sales_order.id')
    .execute()

/** What deliveries carry, with the mass of each part (kg). */
export const listCargo = (db: Db, deliveryIds: readonly string[]) =>
  db
    .selectFrom('delivery_order_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .select(['line.sku', 'line.product_name', 'line.variant_name', 'line.unit'])
    .select(['part.quantity', 'part.delivery_order_id as delivery_id'])
    .select(sql<number>`line.weight_kg * part.quantity / line.quantity`.as('weight_kg'))
    .where('part.delivery_order_id', 'in', deliveryIds)
    .orderBy('part.delivery_order_id')
    .orderBy('line.position')
    .execute()

export const findWarehouse = (db: Db, code: string) =>
  db.selectFrom('warehouse').select(['id', 'name']).where('code', '=', code).executeTakeFirst()

/** What has to leave a warehouse for the orders that are to be delivered by a day. */
export const listToPick = async (db: Db, warehouseId: number, day: string): Promise<PickRow[]> =>
  toPickRows(
    await selectToPick(db)
      .where('line.warehouse_id', '=', warehouseId)
      .where(sql<boolean>`sales_order.delivery ->> 'date' <= ${day}`)
      .execute(),
  )

/** What has to leave any warehouse for these orders. */
export const listToPickOfOrders = async (db: Db, ids: readonly string[]): Promise<PickRow[]> =>
  toPickRows(await selectToPick(db).where('sales_order.id', 'in', ids).execute())

/** The goods of orders that are there and have not departed, oldest delivery day first. */
const selectToPick = (db: Db) =>
  db
    .selectFrom('sales_order_line as line')
    .innerJoin('sales_order', 'sales_order.id', 'line.order_id')
    .innerJoin('warehouse', 'warehouse.id', 'line.warehouse_id')
    .select('warehouse.name as warehouse')
    .select(['sales_order.id as order_id', 'sales_order.number', 'sales_order.recipient'])
    .select(['sales_order.ship_to', 'sales_order.delivery'])
    .select('line.is_pickup')
    .select(['line.variant_id', 'line.sku', 'line.product_name', 'line.variant_name', 'line.unit'])
    .select(
      sql<number>`line.quantity - line.shipped - line.cancelled - line.awaited`.as('quantity'),
    )
    .where('sales_order.status', 'in', bindingOrderStatuses)
    .where(sql<boolean>`line.quantity - line.shipped - line.cancelled - line.awaited > 0`)
    .orderBy('warehouse.code')
    .orderBy(sql`sales_order.delivery ->> 'date'`)
    .orderBy('sales_order.number')
    .orderBy('line.position')

type SelectedPickRow = Awaited<ReturnType<ReturnType<typeof selectToPick>['execute']>>[number]
export type PickRow = Omit<SelectedPickRow, 'ship_to' | 'delivery'> & {
  ship_to: z.output<typeof ShipTo>
  delivery: z.output<typeof AgreedDelivery>
}

const toPickRows = (rows: readonly SelectedPickRow[]): PickRow[] =>
  rows.map((row) => ({
    ...row,
    ship_to: row.ship_to as PickRow['ship_to'],
    delivery: row.delivery as PickRow['delivery'],
  }))
