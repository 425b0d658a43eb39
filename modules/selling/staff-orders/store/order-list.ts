import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { OrderLead } from '../rules/order-days.ts'
import type { StaffOrderSort } from '../rules/order-filter.ts'
import type { SearchWord } from '../rules/search-words.ts'
import {
  joinConditions,
  listConditions,
  matchWords,
  readFrom,
  type StaffOrderFilter,
  type StaffOrderPosition,
} from './filter.ts'

/** Each status is counted exactly up to this many orders. */
export const MAX_COUNTED = 10_000

/** The same for filters that no index has in order, one and both of them: of the orders between, many do not match. */
const MAX_COUNTED_SLOWLY = { one: 1_000, both: 400 }

/** Up to how many orders of a filter each status is counted exactly. */
export function findCountLimit({ warehouse, tag }: StaffOrderFilter): number {
  if (!warehouse && !tag) return MAX_COUNTED
  return warehouse && tag ? MAX_COUNTED_SLOWLY.both : MAX_COUNTED_SLOWLY.one
}

/** The newest orders that a search looks through before it asks the index. */
const SEARCH_WINDOW = 2_000

/** The orders in which a search by rows looks for one page; beyond them the index is asked after all. */
const ROWS_WINDOW = 20_000

/** Up to so many orders that an index has found are remembered until the list is read. */
const MAX_REMEMBERED = 1_000

/** What an index finds: the words of a search by its triples of letters, or whole numbers. */
type IndexedSearch =
  | { words: readonly SearchWord[]; by: 'index' }
  | { codes: readonly string[]; by: 'codes' }

/**
 * How the orders with the words of a search are found: `rows` reads them in the list's order, `newest` looks at the
 * newest ones alone, `ids` are found already.
 */
export type OrderSearch =
  | IndexedSearch
  /** `isWhole`: a filter's orders are all among those that are read. */
  | { words: readonly SearchWord[]; by: 'rows'; isWhole: boolean }
  | { words: readonly SearchWord[]; by: 'newest' }
  | { ids: readonly string[]; by: 'ids' }

export type OrderCounts = { byStatus: Map<OrderStatus, number>; isExact: boolean }

const selectNewest = (filter: StaffOrderFilter): RawBuilder<unknown> =>
  sql`select * from order_summary where ${joinConditions(listConditions(filter))}
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

/** What a list filters and sorts by, without the long text that it searches. */
const COLUMNS =
  sql.raw(`order_id, account_id, status, placed_at, total, payment_status, delivery_day,
  warehouses, assignee_id, tags`)

/** The condition of a search that an index answers. */
const matchIndexed = (search: IndexedSearch): RawBuilder<unknown> =>
  search.by === 'codes' ? sql`codes && ${search.codes}::text[]` : matchWords(search.words, true)

/**
 * Counts the orders of a filter that a search finds by an index. Few are remembered in the search that is returned,
 * because asking the index takes most of the time of a list.
 */
export async function countByIndex(
  db: Db,
  filter: StaffOrderFilter,
  search: IndexedSearch,
): Promise<{ counts: OrderCounts; search: OrderSearch }> {
  const { rows } = await sql<{ status: OrderStatus; found: number; ids: string[] | null }>`
    ${sql.raw(UNNAMED)} with found as materialized (
      select ${COLUMNS} from order_summary where ${matchIndexed(search)})
    select status, count(*) as found,
      case when sum(count(*)) over () <= ${MAX_REMEMBERED} then array_agg(order_id::text) end as ids
    from found where ${joinConditions(listConditions(filter))} group by status`.execute(db)
  const isRemembered = rows.every(({ ids }) => ids !== null)
  return {
    counts: { byStatus: new Map(rows.map(({ status, found }) => [status, found])), isExact: true },
    search: isRemembered ? { ids: rows.flatMap(({ ids }) => ids ?? []), by: 'ids' } : search,
  }
}

/** The shortest and the longest time between an order and its delivery; undefined without orders. */
export async function findLead(db: Db): Promise<OrderLead | undefined> {
  const lead = sql.raw(`(delivery_day - (placed_at at time zone 'Asia/Jakarta')::date)`)
  const { rows } = await sql<{ least: number | null; most: number | null }>`
    select min(${lead}) as least, max(${lead}) as most from order_summary`.execute(db)
  const { least, most } = rows[0]!
  return least === null || most === null ? undefined : { least, most }
}

/** Counts the orders of a filter by status, each status up to a bound. */
export async function countByStatus(db: Db, filter: StaffOrderFilter): Promise<OrderCounts> {
  const conditions = listConditions(filter)
  const countLimit = findCountLimit(filter)
  // One query for each status, with the status in its text: only so the plan knows how many orders have both.
  const parts = OrderStatus.map(
    (status) => sql`select ${sql.lit(status)} as status, count(*) as found from (
      select from order_summary where ${joinConditions([sql`status = ${sql.lit(status)}`, ...conditions])}
      limit ${countLimit + 1}) as counted`,
  )
  const { rows } = await sql<{ status: OrderStatus; found: number }>`
    ${sql.raw(UNNAMED)} ${sql.join(parts, sql` union all `)}`.execute(db)
  return {
    byStatus: new Map(rows.map(({ status, found }) => [status, Math.min(found, countLimit)])),
    isExact: rows.every(({ found }) => found <= countLimit),
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
export async function listIds(db: Db, query: OrderIdsQuery): Promise<string[]> {
  const { search, limit } = query
  const ids = await readIds(db, query)
  if (search?.by !== 'rows' || search.isWhole || ids.length >= limit) return ids
  return readIds(db, { ...query, search: { words: search.words, by: 'index' } })
}

async function readIds(
  db: Db,
  { filter, search, isFew, sort, position, limit }: OrderIdsQuery,
): Promise<string[]> {
  const { conditions, orderBy, offset, isBackwards } = readFrom(sort, position)
  const all = joinConditions([...listConditions(filter), ...conditions])
  const page = sql`${orderBy} limit ${limit} offset ${offset}`
  const readFound = (found: RawBuilder<unknown>) => sql`
    with found as materialized (select ${COLUMNS} from order_summary where ${found})
    select order_id as id from found where ${all} ${page}`
  const toStatement = () => {
    if (search?.by === 'ids') return readFound(sql`order_id = any(${search.ids}::uuid[])`)
    if (search?.by === 'index' || search?.by === 'codes') return readFound(matchIndexed(search))
    if (!search && isFew) return readFound(joinConditions(listConditions(filter)))
    if (!search) return sql`select order_id as id from order_summary where ${all} ${page}`
    const matches = matchWords(search.words, false)
    if (search.by === 'newest')
      return sql`select order_id as id from (${selectNewest(filter)}) as orders
        where ${all} and ${matches} ${page}`
    // The inner limit makes the plan go along the sort's index: it takes the words for rarer than they are.
    return sql`select order_id as id from (
        select * from order_summary where ${all} ${orderBy} limit ${ROWS_WINDOW}) as orders
      where ${matches} ${page}`
  }
  const { rows } = await sql<{ id: string }>`${sql.raw(UNNAMED)} ${toStatement()}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isBackwards ? ids.toReversed() : ids
}
