import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import {
  matchAssignee,
  matchWarehouse,
  orderTaskColumns,
  orderTaskJoins,
  type OrderTaskRow,
} from '#modules/selling/staff-orders/sql.ts'
import type { ReturnStatus } from '../rules/return-status.ts'

/** The order of a return, with the return's own id and number. */
export type ReturnTaskRow = OrderTaskRow & {
  returnId: string
  returnNumber: string
  status: ReturnStatus
  since: Date
}

/** Returns in some statuses, longest unchanged first. */
export async function listInStatus(
  db: Db,
  statuses: readonly ReturnStatus[],
  filter: StaffTaskFilter,
): Promise<ReturnTaskRow[]> {
  const { rows } = await sql<ReturnTaskRow>`
    select ${orderTaskColumns}, r.id as "returnId", r.number as "returnNumber", r.status, r.updated_at as since
    from order_return as r join sales_order as o on o.id = r.order_id ${orderTaskJoins}
    where r.status = any(${statuses}) and ${matchAssignee(filter)} and ${matchWarehouse(filter)}
    order by r.updated_at, r.id limit ${filter.limit}`.execute(db)
  return rows
}
