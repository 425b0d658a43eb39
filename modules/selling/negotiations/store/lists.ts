import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import { waitingInvoiceCountQuery } from '../sql.ts'
import type { NegotiationStatus } from '../rules/negotiation-status.ts'

type NegotiationFilter = {
  status?: NegotiationStatus | undefined
  search?: string | undefined
}
type PageOf<T> = T & Paging

const lineCountSql = sql<number>`(select count(*) from negotiation_line where negotiation_id = n.id)`

/** A buyer's negotiations, searched by number, project or goods. */
const selectOwn = (db: Db, accountId: string, { status, search }: NegotiationFilter) =>
  db
    .selectFrom('negotiation as n')
    .where('n.account_id', '=', accountId)
    .$if(status !== undefined, (query) => query.where('n.status', '=', status!))
    .$if(!!search, (query) =>
      query.where(sql<boolean>`(n.number ilike ${toContainsPattern(search!)}
        or n.project ilike ${toContainsPattern(search!)}
        or exists (select from negotiation_line line where line.negotiation_id = n.id
          and line.product_name ilike ${toContainsPattern(search!)}))`),
    )

/** A page of a buyer's negotiations, newest first. */
export const listOwn = (
  db: Db,
  accountId: string,
  { page, count, ...filter }: PageOf<NegotiationFilter>,
) =>
  selectOwn(db, accountId, filter)
    .innerJoin('negotiation_line as first', (join) =>
      join.onRef('first.negotiation_id', '=', 'n.id').on('first.position', '=', 1),
    )
    .select(['n.id', 'n.number', 'n.status', 'n.project', 'n.round', 'n.value'])
    .select(['n.created_at', 'n.updated_at', 'n.valid_until'])
    .select(['first.product_name', 'first.picture', lineCountSql.as('lines')])
    .$narrowType<{ status: NegotiationStatus }>()
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const countOwn = (db: Db, accountId: string, filter: NegotiationFilter) =>
  countUpTo(db, selectOwn(db, accountId, filter).select('n.id'))

/** How many negotiations of a buyer wait for them, and how many of their invoices. */
export async function countWaiting(db: Db, accountId: string) {
  const { rows } = await sql<{ countered: number; accepted: number; invoices: number }>`
    select count(*) filter (where status = 'countered') as countered,
      count(*) filter (where status = 'accepted') as accepted,
      (${waitingInvoiceCountQuery(accountId)}) as invoices
    from negotiation where account_id = ${accountId}::uuid
      and status in ('countered', 'accepted')`.execute(db)
  return rows[0]!
}

export type NegotiationQueueQuery = PageOf<NegotiationFilter> & {
  sort: 'age' | 'value'
  handlerId: string | undefined
}

/** Without a status the queue has what waits for staff. */
const selectQueue = (
  db: Db,
  { status = 'submitted', search, handlerId }: Omit<NegotiationQueueQuery, 'page' | 'count'>,
) =>
  db
    .selectFrom('negotiation as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('company as c', 'c.id', 'n.company_id')
    .where('n.status', '=', status)
    .$if(handlerId !== undefined, (query) => query.where('n.handler_id', '=', handlerId!))
    .$if(!!search, (query) =>
      query.where(sql<boolean>`(n.number ilike ${toContainsPattern(search!)}
        or n.project ilike ${toContainsPattern(search!)} or a.name ilike ${toContainsPattern(search!)}
        or a.email ilike ${toContainsPattern(search!)} or c.name ilike ${toContainsPattern(search!)})`),
    )

/** The staff's queue: by age, oldest first, or by value, dearest first. */
export const listQueue = (db: Db, { page, count, ...filter }: NegotiationQueueQuery) =>
  selectQueue(db, filter)
    .select(['n.id', 'n.number', 'n.status', 'n.project', 'n.round', 'n.value', 'n.handler'])
    .select(['n.updated_at as updatedAt', 'n.valid_until as validUntil', lineCountSql.as('lines')])
    .select(['n.company_id as companyId', 'c.name as company', 'a.name as buyerName'])
    .$narrowType<{ status: NegotiationStatus }>()
    .$if(filter.sort === 'value', (query) => query.orderBy('n.value', 'desc'))
    .orderBy('n.updated_at')
    .orderBy('n.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const countQueue = (db: Db, filter: Omit<NegotiationQueueQuery, 'page' | 'count'>) =>
  countUpTo(db, selectQueue(db, filter).select('n.id'))

/** How many negotiations there are in each status. */
export async function countByStatus(db: Db): Promise<Map<NegotiationStatus, number>> {
  const rows = await db
    .selectFrom('negotiation')
    .select((eb) => ['status', eb.fn.countAll<number>().as('size')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, size }) => [status as NegotiationStatus, size]))
}
