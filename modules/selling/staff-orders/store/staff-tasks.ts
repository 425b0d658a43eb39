import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import { matchAssignee, orderTaskColumns, orderTaskJoins, type OrderTaskRow } from '../sql.ts'

type DueRow = Omit<OrderTaskRow, 'warehouses'> & {
  code: string
  warehouse: string
  day: string
  window: string
  method: 'delivery' | 'pickup'
  lines: number
  /** Numbers of the deliveries that are prepared there. */
  prepared: string[]
}

/** Goods that have to leave a warehouse by a day, by order and warehouse, oldest day first. */
export async function listDue(db: Db, filter: StaffTaskFilter): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select ${orderTaskColumns}, goods.code, goods.name as warehouse, o.delivery ->> 'date' as day,
      o.delivery ->> 'window' as window, case when goods.is_pickup then 'pickup' else 'delivery' end as method, goods.lines,
      array(select number from delivery_order where order_id = o.id and warehouse_id = goods.warehouse_id
        and status = 'prepared' order by number) as prepared
    from sales_order as o ${orderTaskJoins}
      cross join lateral (
        select line.warehouse_id, warehouse.code, warehouse.name, count(*) as lines, bool_and(line.is_pickup) as is_pickup
        from sales_order_line line join warehouse on warehouse.id = line.warehouse_id
        where line.order_id = o.id and line.quantity - line.shipped - line.cancelled - line.awaited > 0
        group by line.warehouse_id, warehouse.code, warehouse.name) as goods
    where o.status in ('processing', 'partly_shipped') and o.delivery ->> 'date' <= ${filter.day}
      and ${matchAssignee(filter)}
      and ${filter.warehouse === undefined ? sql`true` : sql`goods.code = ${filter.warehouse}`}
    order by o.delivery ->> 'date', o.id, goods.code limit ${filter.limit}`.execute(db)
  return rows
}

type OnTheWayRow = Omit<OrderTaskRow, 'warehouses'> & {
  deliveryId: string
  delivery: string
  plate: string
  code: string
  since: Date
}

/** Deliveries that have departed and are not recorded as received, oldest departure first. */
export async function listOnTheWay(db: Db, filter: StaffTaskFilter): Promise<OnTheWayRow[]> {
  const { rows } = await sql<OnTheWayRow>`
    select ${orderTaskColumns}, drive.id as "deliveryId", drive.number as delivery, drive.plate,
      warehouse.code, drive.shipped_at as since
    from delivery_order as drive join sales_order as o on o.id = drive.order_id
      join warehouse on warehouse.id = drive.warehouse_id ${orderTaskJoins}
    where drive.status = 'on_the_way' and ${matchAssignee(filter)}
      and ${filter.warehouse === undefined ? sql`true` : sql`warehouse.code = ${filter.warehouse}`}
    order by drive.shipped_at, drive.id limit ${filter.limit}`.execute(db)
  return rows
}
