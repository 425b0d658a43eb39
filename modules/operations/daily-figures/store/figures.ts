import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { DayFigures } from '../rules/sum-figures.ts'
import type { FigurePeriod } from '../rules/periods.ts'

/** The figures of every day of a period that was worked out. */
export const listDays = (
  db: Db,
  { from, to }: FigurePeriod,
): Promise<(DayFigures & { day: string })[]> =>
  db
    .selectFrom('daily_figure')
    .select([
      'day',
      'orders',
      'cancelled',
      'revenue',
      'visits',
      'product_views as productViews',
      'cart_views as cartViews',
      'checkout_views as checkoutViews',
      'zero_results as zeroResults',
      'deliveries',
      'deliveries_on_time as deliveriesOnTime',
      'answers',
      'answer_seconds as answerSeconds',
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

export type GoodsRow = {
  sku: string
  name: string
  slug: string
  unit: string
  quantity: number
  orders: number
  /** Sen. */
  revenue: number
}

/** The goods that brought most in a period. */
export async function listTopGoods(
  db: Db,
  { from, to }: FigurePeriod,
  limit: number,
): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    with sold as (
      select variant_id, sum(quantity)::float8 as quantity, sum(revenue)::bigint as revenue,
        sum(orders)::int as orders
      from daily_goods where day between ${from}::date and ${to}::date
      group by 1 order by 3 desc, 1 limit ${limit}
    )
    select variant.sku, trim(product.name || ' ' || variant.name) as name, product.slug, variant.unit, sold.quantity,
      sold.orders, sold.revenue
    from sold join variant on variant.id = sold.variant_id join product on product.id = variant.product_id
    order by sold.revenue desc, variant.id`.execute(db)
  return rows
}

/** The texts that were searched for most often without a result in a period. */
export async function listTopSearches(
  db: Db,
  { from, to }: FigurePeriod,
  limit: number,
): Promise<{ text: string; times: number }[]> {
  const { rows } = await sql<{ text: string; times: number }>`
    select text, sum(times)::int as times from search_miss_day
    where day between ${from}::date and ${to}::date
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}
