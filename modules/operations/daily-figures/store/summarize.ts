import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Any number, the same in every process: a process that summarizes waits for one that does already. */
const SUMMARY_LOCK = 7_202_614

const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'Asia/Jakarta')`
const [begin, end] = [startOf(sql`days.day`), startOf(sql`days.day + 1`)]

const isWithin = (column: string) =>
  sql`${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${end}`

/**
 * Recomputes some days, in a transaction. Each day is a range of an index, so that it costs what happened on that
 * day and not what the shop has.
 */
export async function summarizeDays(tx: Db, days: readonly string[], at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SUMMARY_LOCK)})`.execute(tx)
  const daysTable = sql`unnest(${days}::date[]) as days (day)`
  await sql`
    insert into daily_figure (day, orders, cancelled, revenue, visits, product_views, cart_views, checkout_views,
      zero_results, deliveries, deliveries_on_time, answers, answer_seconds, summarized_at)
    select days.day, placed.orders, placed.cancelled, placed.revenue, viewed.visits, viewed.products, viewed.carts,
      viewed.checkouts, coalesce(missed.times, 0), received.deliveries, received.on_time, answered.answers,
      answered.seconds, ${at}
    from ${daysTable}
      cross join lateral (
        select count(*) as orders, count(*) filter (where status = 'cancelled') as cancelled,
          coalesce(sum(total) filter (where status <> 'cancelled'), 0) as revenue
        from sales_order where ${isWithin('placed_at')}
      ) as placed
      cross join lateral (
        select count(*) as visits, count(*) filter (where path like '/produk/%') as products,
          count(*) filter (where path = '/cart') as carts, count(*) filter (where path = '/checkout') as checkouts
        from visit where ${isWithin('at')}
      ) as viewed
      cross join lateral (select sum(times)::int as times from search_miss_day where day = days.day) as missed
      cross join lateral (
        select count(*) as deliveries,
          count(*) filter (where (received_at at time zone 'Asia/Jakarta')::date <= planned_for) as on_time
        from delivery_order where ${isWithin('received_at')}
      ) as received
      cross join lateral (
        select count(*) as answers,
          coalesce(sum(extract(epoch from answer.at - (
            select max(bid.at) from negotiation_event bid
            where bid.negotiation_id = answer.negotiation_id and bid.id < answer.id and bid.to_status = 'submitted'
          ))), 0)::bigint as seconds
        from negotiation_event answer
        where answer.from_status = 'submitted' and answer.to_status in ('countered', 'declined')
          and ${isWithin('answer.at')}
      ) as answered
    on conflict (day) do update set
      orders = excluded.orders, cancelled = excluded.cancelled, revenue = excluded.revenue, visits = excluded.visits,
      product_views = excluded.product_views, cart_views = excluded.cart_views,
      checkout_views = excluded.checkout_views, zero_results = excluded.zero_results,
      deliveries = excluded.deliveries, deliveries_on_time = excluded.deliveries_on_time,
      answers = excluded.answers, answer_seconds = excluded.answer_seconds, summarized_at = excluded.summarized_at`.execute(
    tx,
  )
  await sql`delete from daily_goods where day = any(${days}::date[])`.execute(tx)
  await sql`
    insert into daily_goods (day, variant_id, quantity, revenue, orders)
    select days.day, line.variant_id, sum(line.quantity), sum(line.total), count(distinct line.order_id)
    from ${daysTable}
      join sales_order placed on placed.placed_at >= ${begin} and placed.placed_at < ${end}
        and placed.status <> 'cancelled'
      join sales_order_line line on line.order_id = placed.id
    group by 1, 2`.execute(tx)
}

/** The days from the first order until yesterday's end that were never worked out, the latest first. */
export async function listMissingDays(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select days.day::date::text as day
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    where not exists (select from daily_figure where daily_figure.day = days.day::date)
    order by days.day desc limit ${limit}`.execute(db)
  return rows.map(({ day }) => day)
}

/** How many orders and page views some days have, counted up to a limit of each. */
export async function countWork(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<number> {
  const isWithinDays = (column: string) =>
    sql`${sql.ref(column)} >= ${startOf(sql`${from}::date`)} and ${sql.ref(column)} < ${startOf(sql`${to}::date + 1`)}`
  const { rows } = await sql<{ work: number }>`
    select ((select count(*) from (select from sales_order where ${isWithinDays('placed_at')} limit ${limit}) as placed)
      + (select count(*) from (select from visit where ${isWithinDays('at')} limit ${limit}) as viewed))::int as work`.execute(
    db,
  )
  return rows[0]!.work
}

/** When the first order was placed; undefined in a shop without orders. */
export async function findFirstOrderTime(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sales_order')
    .select('placed_at')
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.placed_at
}

export const findSummaryTime = async (db: Db, day: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('daily_figure')
      .select('summarized_at')
      .where('day', '=', day)
      .executeTakeFirst()
  )?.summarized_at

/** Deletes counts of searches from before a day. */
export const removeSearchesBefore = (db: Db, day: string) =>
  db.deleteFrom('search_miss_day').where('day', '<', day).execute()
