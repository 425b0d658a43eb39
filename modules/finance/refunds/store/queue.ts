import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'
import type { Paging } from '#platform/paging.ts'
import type { RefundCause } from '../rules/refund-cause.ts'
import { openRefundStatuses, type RefundStatus } from '../rules/refund-status.ts'

type RefundFilter = {
  search?: string | undefined
  status?: RefundStatus | undefined
  orderId?: string | undefined
}
export type RefundQueueQuery = RefundFilter & Paging

/** Without a status the queue has what has not gone back; of one order it has all. */
const selectQueue = (db: Db, { search, status, orderId }: RefundFilter) =>
  db
    .selectFrom('refund')
    .innerJoin('sales_order', 'sales_order.id', 'refund.order_id')
    .innerJoin('account', 'account.id', 'refund.account_id')
    .leftJoin('loan', 'loan.id', 'refund.loan_id')
    .leftJoin('company', 'company.id', 'sales_order.company_id')
    .$if(orderId !== undefined, (query) => query.where('refund.order_id', '=', orderId!))
    .$if(status !== undefined || orderId === undefined, (query) =>
      query.where('refund.status', 'in', status ? [status] : [...openRefundStatuses]),
    )
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or(
          (['sales_order.number', 'account.name', 'company.name'] as const).map((column) =>
            eb(column, 'ilike', toContainsPattern(search!)),
          ),
        ),
      ),
    )

export const listQueue = (db: Db, { page, count, ...filter }: RefundQueueQuery) =>
  selectQueue(db, filter)
    .select(['refund.id', 'refund.status', 'refund.cause', 'refund.amount'])
    .select(['refund.order_id as orderId', 'sales_order.number as orderNumber'])
    .select(['refund.updated_at as updatedAt', 'loan.lender'])
    .select([sql<string>`coalesce(company.name, sales_order.buyer_name, account.name)`.as('buyer')])
    .$narrowType<{
      status: RefundStatus
      cause: RefundCause
      amount: Money
      lender: LenderCode | null
    }>()
    .orderBy('refund.updated_at', filter.status === 'paid' ? 'desc' : 'asc')
    .orderBy('refund.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const countQueue = (db: Db, filter: RefundFilter) =>
  countUpTo(db, selectQueue(db, filter).select('refund.id'))
