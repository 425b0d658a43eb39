import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import type { AgreedDelivery, ShipTo } from '#modules/selling/orders/contract.ts'
import type { DeliveryStatus } from '#modules/selling/orders/rules/delivery-status.ts'

/** The day it drives on: the planned one, or that of its departure where it leaves before. An index has it. */
const drivesOn = sql<string>`least(delivery.planned_for, (delivery.shipped_at at time zone 'Asia/Jakarta')::date)`

/** On a day: what drives on it, and of what drove before what is still open or ended on it. */
const isOnDay = (day: string) => sql<SqlBool>`(${drivesOn} = ${day}::date
  or ${drivesOn} < ${day}::date and (delivery.status in ('prepared', 'on_the_way')
    or delivery.received_at >= ${day}::date::timestamp at time zone 'Asia/Jakarta'
      and delivery.received_at < (${day}::date + 1)::timestamp at time zone 'Asia/Jakarta'))`

/**
 * The deliveries of a day that drive, of one driver where that is given: in the order that staff chose, the others after them in
 * the order of their windows.
 */
export const listDrops = async (db: Db, day: string, phone?: string) => {
  const rows = await db
    .selectFrom('delivery_order as delivery')
    .innerJoin('sales_order', 'sales_order.id', 'delivery.order_id')
    .innerJoin('warehouse', 'warehouse.id', 'delivery.warehouse_id')
    .select(['delivery.id', 'delivery.number', 'delivery.status', 'delivery.vehicle'])
    .select(['delivery.plate', 'delivery.driver', 'delivery.driver_phone'])
    .select(['delivery.arrived_at', 'delivery.received_at', 'delivery.received_by'])
    .select(['sales_order.id as order_id', 'sales_order.number as order_number'])
    .select(['sales_order.note', 'sales_order.ship_to', 'sales_order.delivery as agreed'])
    .select(['warehouse.name as warehouse'])
    .select(sql<string>`to_char(delivery.planned_for, 'YYYY-MM-DD')`.as('date'))
    .leftJoin('drop_order', (join) =>
      join
        .onRef('drop_order.driver_phone', '=', 'delivery.driver_phone')
        .on(sql<SqlBool>`drop_order.day = ${day}::date`),
    )
    .where(isOnDay(day))
    .where('delivery.is_pickup', '=', false)
    .$if(phone !== undefined, (query) => query.where('delivery.driver_phone', '=', phone!))
    .orderBy(sql`array_position(drop_order.delivery_ids, delivery.id)`)
    .orderBy('delivery.planned_for')
    .orderBy(sql`sales_order.delivery ->> 'window'`)
    .orderBy('delivery.number')
    .execute()
  return rows.map((row) => ({
    ...row,
    status: row.status as DeliveryStatus,
    ship_to: row.ship_to as z.output<typeof ShipTo>,
    agreed: row.agreed as z.output<typeof AgreedDelivery>,
  }))
}

export type DropRow = Awaited<ReturnType<typeof listDrops>>[number]

/** Saves in which order a driver makes the drops of a day. */
export const saveDropOrder = (
  tx: Db,
  { day, phone, deliveries }: { day: string; phone: string; deliveries: readonly string[] },
) =>
  sql`
    insert into drop_order (day, driver_phone, delivery_ids)
    values (${day}::date, ${phone}, ${[...deliveries]}::uuid[])
    on conflict (day, driver_phone) do update set delivery_ids = excluded.delivery_ids`.execute(tx)

/** Lets changes of the order of a driver's day take turns until the transaction ends. */
export const lockDriverDay = (tx: Db, day: string, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`drop_order ${day} ${phone}`}, 0))`.execute(
    tx,
  )

/** What deliveries carry: each part with its mass (kg) and volume (m³). */
export const listDropLines = (db: Db, deliveryIds: readonly string[]) =>
  db
    .selectFrom('delivery_order_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .select(['part.delivery_order_id as deliveryId', 'line.id as lineId'])
    .select(['line.product_name', 'line.variant_name', 'line.unit', 'variant.measured'])
    .select(['part.quantity', 'part.refused'])
    .select(sql<number>`line.weight_kg * part.quantity / line.quantity`.as('weightKg'))
    .select(sql<number>`line.volume_m3 * part.quantity / line.quantity`.as('volumeM3'))
    .where('part.delivery_order_id', 'in', deliveryIds)
    .orderBy('line.position')
    .execute()

export type DropLineRow = Awaited<ReturnType<typeof listDropLines>>[number]

/** Whether a delivery is that driver's, and drives on that day or drove before. */
export const isOfDriver = async (
  db: Db,
  deliveryId: string,
  { phone, day }: { phone: string; day: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('delivery_order as delivery')
    .select('delivery.id')
    .where('delivery.id', '=', deliveryId)
    .where('delivery.driver_phone', '=', phone)
    .where(drivesOn, '<=', day)
    .executeTakeFirst()
  return row !== undefined
}
