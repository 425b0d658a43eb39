import { sql } from 'kysely'
import { days, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'

/** How the featured prices changed three days ago, in per cent, in the order of the price table. */
const CHANGES = [-0.9, 1.2, 0, 0, 0.8, -1.5, 0, 2.1]

/** Gives the prices of the home page's table a past: some rose lately, some fell. Today's prices stay as they are. */
export async function seedFormerPrices({ db, clock }: AppDeps): Promise<void> {
  const daysAgo = (count: number) => toJakartaDate(new Date(clock.now().getTime() - days(count)))
  await sql`
    with change as (
      select featured.variant_id, price.price_list_id, price.amount, changed.percent
      from featured
        join unnest(${CHANGES}::float8[]) with ordinality as changed (percent, position) using (position)
        join price using (variant_id)
      where changed.percent <> 0
    )
    insert into price (variant_id, price_list_id, valid_from, amount)
    select variant_id, price_list_id, ${daysAgo(60)}::date,
      round(amount / (1 + percent / 100) / 10000) * 10000 from change
    union all
    select variant_id, price_list_id, ${daysAgo(3)}::date, amount from change`.execute(db)
}
