import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import {
  matchAssignee,
  matchWarehouse,
  orderTaskColumns,
  orderTaskJoins,
  type OrderTaskRow,
} from '#modules/selling/staff-orders/sql.ts'
import { staffRefundStatuses, type RefundStatus } from '../rules/refund-status.ts'

/** The order of a refund, with the refund's own id; `amount` in sen. */
export type RefundTaskRow = OrderTaskRow & {
  refundId: string
  status: RefundStatus
  since: Date
  amount: number
  /** The lender that it goes to; null for the buyer. */
  lender: LenderCode | null
}

/** Refunds in which staff act next, longest unchanged first. */
export async function listTasks(db: Db, filter: StaffTaskFilter): Promise<RefundTaskRow[]> {
  const { rows } = await sql<RefundTaskRow>`
    select ${orderTaskColumns}, refund.id as "refundId", refund.status, refund.updated_at as since, refund.amount,
      loan.lender
    from refund left join loan on loan.id = refund.loan_id join sales_order as o on o.id = refund.order_id ${orderTaskJoins}
    where refund.status = any(${[...staffRefundStatuses]}) and ${matchAssignee(filter)}
      and ${matchWarehouse(filter)}
    order by refund.updated_at, refund.id limit ${filter.limit}`.execute(db)
  return rows
}
