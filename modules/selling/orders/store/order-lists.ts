import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { OrderStatus } from '../rules/order-status.ts'

/** Lists are counted exactly up to this total. */
const MAX_COUNTED = 10_000

export type OrderListFilter = Paging & {
  status?: OrderStatus | undefined
  search?: string | undefined
}
/** Days in Jakarta time, both included. */
export type OrderDayRange = { from?: string | undefined; to?: string | undefined }

type BuyerOrderFilter = Omit<OrderListFilter, 'page' | 'count'> & OrderDayRange

/** A buyer's orders, searched by number, their own number or product name. */
const selectBuyerOrders = (
  db: Db,
  accountId: string,
  { status, search, from, to }: BuyerOrderFilter,
) =>
  db
    .selectFrom('sales_order')
    .where('sales_order.account_id', '=', accountId)
    .$if(!!from, (query) => query.where('sales_order.placed_at', '>=', startOfDay(from!)))
    .$if(!!to, (query) => query.where('sales_order.placed_at', '<', endOfDay(to!)))
    .$if(status !== undefined, (query) => query.where('sales_order.status', '=', status!))
    .$if(!!search, (query) =>
      query.where(sql<boolean>`${mayContain(accountId, search!)}
        and (sales_order.number ilike ${toContainsPattern(search!)}
          or sales_order.po_number ilike ${toContainsPattern(search!)}
          or exists (select from sales_order_line line where line.order_id = sales_order.id
            and line.product_name ilike ${toContainsPattern(search!)}))`),
    )

/**
 * Orders whose summary contains the text, and those whose summary is out of date. A summary has more than a buyer
 * searches by, but reading one is a tenth of the work of reading an order's lines.
 */
const mayContain = (accountId: string, search: string) => sql`sales_order.id in (
  select order_id from order_summary
  where account_id = ${accountId} and (search || '') like lower(${toContainsPattern(search)})
  union all select order_id from order_summary_due)`

const ORDER = sql.raw('placed_at desc, number desc')

/**
 * A page of a buyer's orders, newest first, and how many there are, up to a bound. What a search has found is read
 * once for both.
 */
export async function listCards(
  db: Db,
  accountId: string,
  { page, count, ...filter }: OrderListFilter & OrderDayRange,
) {
  if (!filter.search) {
    const shown = selectBuyerOrders(db, accountId, filter)
      .select('id')
      .orderBy(ORDER)
      .limit(count)
      .offset(page * count)
    const [cards, totals] = await Promise.all([
      readCards(db, sql`array(${shown})`),
      countMatches(db, accountId, filter),
    ])
    return { cards, ...totals }
  }
  const matches = selectBuyerOrders(db, accountId, filter).select(['id', 'placed_at', 'number'])
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with found as materialized (${matches})
    select (select count(*) from found) as total, (select array_agg(id::text) from (
      select id from found order by ${ORDER} limit ${count} offset ${page * count}) as shown) as ids`.execute(
    db,
  )
  const { total, ids } = rows[0]!
  return { cards: await readCards(db, sql`${ids ?? []}::uuid[]`), ...toBoundedTotal({ total }) }
}

async function countMatches(db: Db, accountId: string, filter: BuyerOrderFilter) {
  const matches = selectBuyerOrders(db, accountId, filter)
    .select('sales_order.id')
    .limit(MAX_COUNTED + 1)
    .as('found')
  const query = db.selectFrom(matches).select((eb) => eb.fn.countAll<number>().as('total'))
  return toBoundedTotal(await query.executeTakeFirstOrThrow())
}

/** What a page shows of its orders, only then: otherwise the lines of all orders before it are read, too. */
const readCards = (db: Db, ids: RawBuilder<unknown>) =>
  db
    .selectFrom('sales_order')
    .innerJoin('sales_order_line as first', (join) =>
      join.onRef('first.order_id', '=', 'sales_order.id').on('first.position', '=', 1),
    )
    .select([
      'sales_order.id',
      'sales_order.number',
      'sales_order.status',
      'sales_order.placed_at',
      'sales_order.expires_at',
      'sales_order.total',
      'first.product_name',
      'first.picture',
      lineCountSql.as('lines'),
    ])
    .where(sql<boolean>`sales_order.id = any(${ids})`)
    .orderBy('sales_order.placed_at', 'desc')
    .orderBy('sales_order.number', 'desc')
    .execute()

const startOfDay = (day: string) => sql<Date>`(${`${day}T00:00:00+07:00`}::timestamptz)`
const endOfDay = (day: string) => sql<Date>`${startOfDay(day)} + interval '1 day'`

const lineCountSql = sql<number>`(select count(*) from sales_order_line where order_id = sales_order.id)`

const toBoundedTotal = ({ total }: { total: number }) => ({
  total: Math.min(total, MAX_COUNTED),
  totalIsExact: total <= MAX_COUNTED,
})
