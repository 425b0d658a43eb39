import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { StaffOrderSort } from '../rules/order-filter.ts'
import type { SearchWord } from '../rules/search-words.ts'
import {
  allOf,
  listConditions,
  matchWords,
  readFrom,
  type StaffOrderFilter,
  type StaffOrderPosition,
} from './filter.ts'

/** Each status is counted exactly up to this many orders. */
export const MAX_COUNTED = 10_000

/** The newest orders that a search looks through before it asks the index. */
const SEARCH_WINDOW = 2_000

/**
 * How the orders with the words of a search are found: `rows` reads them in the list's order, `index` asks the
 * index of triples of letters, `newest` looks at the newest ones alone.
 */
type OrderSearch = { words: readonly SearchWord[]; by: 'rows' | 'index' | 'newest' }

export type OrderCounts = { byStatus: Map<OrderStatus, number>; isExact: boolean }

const selectNewest = (filter: StaffOrderFilter): RawBuilder<unknown> =>
  sql`select * from order_summary where ${allOf(listConditions(filter))}
    order by placed_at desc, order_id desc limit ${SEARCH_WINDOW}`

/** Counts what a search finds among the newest orders of a filter, and whether the filter has no others. */
export async function countAmongNewest(
  db: Db,
  filter: StaffOrderFilter,
  words: readonly SearchWord[],
): Promise<OrderCounts> {
  const { rows } = await sql<{ status: OrderStatus; found: number; seen: number }>`
    ${sql.raw(UNNAMED)}
    select status, count(*) filter (where ${matchWords(words, false)}) as found, count(*) as seen
    from (${selectNewest(filter)}) as newest group by status`.execute(db)
  return {
    byStatus: new Map(rows.map(({ status, found }) => [status, found])),
    isExact: rows.reduce((sum, { seen }) => sum + seen, 0) < SEARCH_WINDOW,
  }
}

/** Counts the orders of a filter that a search finds by the index. */
export async function countByIndex(
  db: Db,
  filter: StaffOrderFilter,
  words: readonly SearchWord[],
): Promise<OrderCounts> {
  const { rows } = await sql<{ status: OrderStatus; found: number }>`
    ${sql.raw(UNNAMED)} with found as materialized (
      select * from order_summary where ${matchWords(words, true)})
    select status, count(*) as found from found where ${allOf(listConditions(filter))}
    group by status`.execute(db)
  return { byStatus: new Map(rows.map(({ status, found }) => [status, found])), isExact: true }
}

/** Counts the orders of a filter by status, each status up to a bound. */
export async function countByStatus(db: Db, filter: StaffOrderFilter): Promise<OrderCounts> {
  const conditions = listConditions(filter)
  // One query for each status, with the status in its text: only so the plan knows how many orders have both.
  const parts = OrderStatus.map(
    (status) => sql`select ${sql.lit(status)} as status, count(*) as found from (
      select from order_summary where ${allOf([sql`status = ${sql.lit(status)}`, ...conditions])}
      limit ${MAX_COUNTED + 1}) as counted`,
  )
  const { rows } = await sql<{ status: OrderStatus; found: number }>`
    ${sql.raw(UNNAMED)} ${sql.join(parts, sql` union all `)}`.execute(db)
  return {
    byStatus: new Map(rows.map(({ status, found }) => [status, Math.min(found, MAX_COUNTED)])),
    isExact: rows.every(({ found }) => found <= MAX_COUNTED),
  }
}

export type OrderIdsQuery = {
  filter: StaffOrderFilter
  search: OrderSearch | undefined
  /** Whether the filter leaves few orders: they are all read and sorted, however the sort's index lies to them. */
  isFew: boolean
  sort: StaffOrderSort
  position: StaffOrderPosition
  limit: number
}

/** The ids of a page of the list, in its order. */
export async function listIds(
  db: Db,
  { filter, search, isFew, sort, position, limit }: OrderIdsQuery,
): Promise<string[]> {
  const { conditions, orderBy, offset, isBackwards } = readFrom(sort, position)
  const all = [...listConditions(filter), ...conditions]
  if (search && search.by !== 'index') all.push(matchWords(search.words, false))
  const found =
    search?.by === 'index'
      ? matchWords(search.words, true)
      : !search && isFew
        ? allOf(listConditions(filter))
        : undefined
  const cte = found
    ? sql`with found as materialized (select * from order_summary where ${found})`
    : sql``
  const source = found
    ? sql`found`
    : search?.by === 'newest'
      ? sql`(${selectNewest(filter)}) as orders`
      : sql`order_summary`
  const { rows } = await sql<{ id: string }>`${sql.raw(UNNAMED)} ${cte}
    select order_id as id from ${source} where ${allOf(all)} ${orderBy}
    limit ${limit} offset ${offset}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isBackwards ? ids.toReversed() : ids
}
