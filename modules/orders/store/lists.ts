import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { OrderStatus } from '../rules.ts'
import { buyerName } from './reading.ts'

/** Lists are counted exactly up to here (interfaces.md, shapes). */
const MOST_COUNTED = 10_000

export type Wanted = {
  page: number
  count: number
  status?: OrderStatus | undefined
  search?: string | undefined
}
/** Days in Jakarta, both included. */
export type Range = { from?: string | undefined; to?: string | undefined }

const contains = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A buyer's orders by number, their own number or goods. */
const ofBuyer = (db: Db, accountId: string, { status, search }: Omit<Wanted, 'page' | 'count'>) =>
  db
    .selectFrom('sales_order')
    .where('sales_order.account_id', '=', accountId)
    .$if(status !== undefined, (query) => query.where('sales_order.status', '=', status!))
    .$if(!!search, (query) =>
      query.where(sql<boolean>`(sales_order.number ilike ${contains(search!)}
        or sales_order.po_number ilike ${contains(search!)}
        or exists (select from sales_order_line line where line.order_id = sales_order.id
          and line.product_name ilike ${contains(search!)}))`),
    )

/** A page of a buyer's orders, newest first. */
export const cards = (db: Db, accountId: string, { page, count, ...wanted }: Wanted) =>
  ofBuyer(db, accountId, wanted)
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
      lineCount.as('lines'),
    ])
    .orderBy('sales_order.placed_at', 'desc')
    .orderBy('sales_order.number', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function cardTotal(db: Db, accountId: string, wanted: Omit<Wanted, 'page' | 'count'>) {
  const found = ofBuyer(db, accountId, wanted)
    .select('sales_order.id')
    .limit(MOST_COUNTED + 1)
    .as('found')
  const query = db.selectFrom(found).select((eb) => eb.fn.countAll<number>().as('total'))
  return totalOf(await query.executeTakeFirstOrThrow())
}

/** The desk's orders: by number, buyer, company, the buyer's own number or SKU, and by day. */
const atDesk = (db: Db, { search, from, to }: Pick<Wanted, 'search'> & Range) =>
  db
    .selectFrom('sales_order')
    .innerJoin('account', 'account.id', 'sales_order.account_id')
    .leftJoin('company', 'company.id', 'sales_order.company_id')
    .$if(!!from, (query) => query.where('sales_order.placed_at', '>=', startOf(from!)))
    .$if(!!to, (query) =>
      query.where('sales_order.placed_at', '<', sql<Date>`${startOf(to!)} + interval '1 day'`),
    )
    .$if(!!search, (query) =>
      query.where(sql<boolean>`(sales_order.number ilike ${contains(search!)}
        or ${buyerName} ilike ${contains(search!)} or account.email ilike ${contains(search!)}
        or company.name ilike ${contains(search!)} or sales_order.po_number ilike ${contains(search!)}
        or exists (select from sales_order_line line where line.order_id = sales_order.id
          and line.sku ilike ${contains(search!)}))`),
    )

const startOf = (day: string) => sql<Date>`(${`${day}T00:00:00+07:00`}::timestamptz)`

/** A page of the desk's list, newest first. */
export const rows = (db: Db, { page, count, status, ...wanted }: Wanted & Range) =>
  atDesk(db, wanted)
    .innerJoin('city', 'city.id', 'sales_order.city_id')
    .$if(status !== undefined, (query) => query.where('sales_order.status', '=', status!))
    .select([
      'sales_order.id',
      'sales_order.number',
      'sales_order.status',
      'sales_order.placed_at',
      'sales_order.total',
      'sales_order.payment_type',
      'sales_order.company_id',
      buyerName.as('buyer_name'),
      'company.name as company_name',
      'city.name as city',
      lineCount.as('lines'),
    ])
    .orderBy('sales_order.placed_at', 'desc')
    .orderBy('sales_order.number', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function rowTotal(
  db: Db,
  { status, ...wanted }: Omit<Wanted, 'page' | 'count'> & Range,
) {
  const found = atDesk(db, wanted)
    .$if(status !== undefined, (query) => query.where('sales_order.status', '=', status!))
    .select('sales_order.id')
    .limit(MOST_COUNTED + 1)
    .as('found')
  const query = db.selectFrom(found).select((eb) => eb.fn.countAll<number>().as('total'))
  return totalOf(await query.executeTakeFirstOrThrow())
}

/** How many orders stand in each state, for the same search and days. */
export async function countsByStatus(db: Db, wanted: Pick<Wanted, 'search'> & Range) {
  const found = await atDesk(db, wanted)
    .select((eb) => ['sales_order.status', eb.fn.countAll<number>().as('orders')])
    .groupBy('sales_order.status')
    .execute()
  return new Map(found.map(({ status, orders }) => [status as OrderStatus, orders]))
}

const lineCount = sql<number>`(select count(*) from sales_order_line where order_id = sales_order.id)`

const totalOf = ({ total }: { total: number }) => ({
  total: Math.min(total, MOST_COUNTED),
  totalIsExact: total <= MOST_COUNTED,
})
