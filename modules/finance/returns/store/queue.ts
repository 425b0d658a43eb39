import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import { openReturnStatuses, type ReturnStatus } from '../rules/return-status.ts'

type ReturnFilter = {
  search?: string | undefined
  status?: ReturnStatus | undefined
  orderId?: string | undefined
}
export type ReturnQueueQuery = ReturnFilter & Paging

/** Without a status the queue has what waits for staff; of one order it has all. */
const selectQueue = (db: Db, { search, status, orderId }: ReturnFilter) =>
  db
    .selectFrom('order_return as r')
    .innerJoin('sales_order', 'sales_order.id', 'r.order_id')
    .innerJoin('account', 'account.id', 'r.account_id')
    .leftJoin('company', 'company.id', 'sales_order.company_id')
    .$if(orderId !== undefined, (query) => query.where('r.order_id', '=', orderId!))
    .$if(status !== undefined || orderId === undefined, (query) =>
      query.where('r.status', 'in', status ? [status] : [...openReturnStatuses]),
    )
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or(
          (['r.number', 'sales_order.number', 'account.name', 'company.name'] as const).map(
            (column) => eb(column, 'ilike', toContainsPattern(search!)),
          ),
        ),
      ),
    )

const isEnded = (status: ReturnStatus | undefined) =>
  status !== undefined && !openReturnStatuses.some((open) => open === status)

export const listQueue = (db: Db, { page, count, ...filter }: ReturnQueueQuery) =>
  selectQueue(db, filter)
    .innerJoin('order_return_line as first', (join) =>
      join.onRef('first.return_id', '=', 'r.id').on('first.position', '=', 1),
    )
    .innerJoin('sales_order_line as line', 'line.id', 'first.order_line_id')
    .select(['r.id', 'r.number', 'r.status', 'r.order_id as orderId', 'r.updated_at as updatedAt'])
    .select(['sales_order.number as orderNumber', 'line.product_name as firstLine'])
    .select([
      sql<string>`coalesce(company.name, sales_order.buyer_name, account.name)`.as('buyer'),
      sql<string | null>`r.pickup_on::text`.as('pickupOn'),
      sql<number>`(select count(*) from order_return_line where return_id = r.id)`.as('lines'),
    ])
    .$narrowType<{ status: ReturnStatus }>()
    .orderBy('r.updated_at', isEnded(filter.status) ? 'desc' : 'asc')
    .orderBy('r.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const countQueue = (db: Db, filter: ReturnFilter) =>
  countUpTo(db, selectQueue(db, filter).select('r.id'))
