import { sql, type RawBuilder } from 'kysely'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'

/** An order with whom it is for and who works on it, as a task shows it. */
export type OrderTaskRow = {
  id: string
  number: string
  buyer: string
  assignee: string | null
  warehouses: string[]
}

/** What a task shows of the order `o`. */
export const orderTaskColumns = sql`o.id, o.number,
  coalesce(company.name, o.buyer_name, account.name) as buyer, staff.name as assignee,
  array(select distinct warehouse.code from sales_order_line line
    join warehouse on warehouse.id = line.warehouse_id where line.order_id = o.id order by 1) as warehouses`

export const orderTaskJoins = sql`join account on account.id = o.account_id
  left join company on company.id = o.company_id
  left join staff on staff.id = o.assignee_id`

/** That the order `o` belongs to a member of staff, or to nobody. */
export const matchAssignee = ({ assignee }: StaffTaskFilter): RawBuilder<unknown> =>
  assignee === undefined
    ? sql`true`
    : assignee === null
      ? sql`o.assignee_id is null`
      : sql`o.assignee_id = ${assignee.id}::uuid`

/** That goods of the order `o` come from a warehouse. */
export const matchWarehouse = ({ warehouse }: StaffTaskFilter): RawBuilder<unknown> =>
  warehouse === undefined
    ? sql`true`
    : sql`exists (select from sales_order_line line join warehouse on warehouse.id = line.warehouse_id
        where line.order_id = o.id and warehouse.code = ${warehouse})`
