import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { OrderPaymentStatus } from '../rules/order-filter.ts'

export type StaffOrderListRow = {
  id: string
  number: string
  status: OrderStatus
  placedAt: Date
  buyer: string
  isBusiness: boolean
  city: string
  /** Sen. */
  total: number
  paymentType: string
  paymentStatus: OrderPaymentStatus
  lines: number
  deliveryDay: string
  warehouses: string[]
  assigneeId: string | null
  assignee: string | null
  tags: string[]
  poNumber: string | null
  recipient: string
}

/** What the list shows of these orders, in the order of the ids. */
export async function findRows(db: Db, ids: readonly string[]): Promise<StaffOrderListRow[]> {
  const { rows } = await sql<StaffOrderListRow>`
    select o.id, o.number, o.status, o.placed_at as "placedAt",
      coalesce(company.name, o.buyer_name, account.name) as buyer, o.company_id is not null as "isBusiness",
      city.name as city, o.total, o.payment_type as "paymentType", summary.payment_status as "paymentStatus",
      (select count(*) from sales_order_line where order_id = o.id) as lines,
      summary.delivery_day as "deliveryDay", summary.warehouses, o.assignee_id as "assigneeId",
      staff.name as assignee, o.tags, o.po_number as "poNumber", o.recipient
    from unnest(${ids}::uuid[]) with ordinality as listed (id, position)
      join sales_order as o on o.id = listed.id
      join order_summary as summary on summary.order_id = o.id
      join account on account.id = o.account_id
      join city on city.id = o.city_id
      left join company on company.id = o.company_id
      left join staff on staff.id = o.assignee_id
    order by listed.position`.execute(db)
  return rows
}
