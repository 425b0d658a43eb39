import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { applicableListsQuery, applicablePriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { DatedPriceContext } from './cards.ts'

/** The lowest price of a category: sen with PPN, for one unit. */
export type CategoryPriceRow = { slug: string; amount: number; unit: string }

/** The lowest price of each category that has goods on sale, and the catalogue's version. */
export async function findCategoryPrices(
  db: Db,
  { day, ...context }: DatedPriceContext,
): Promise<{ version: number; prices: CategoryPriceRow[] }> {
  const { rows } = await sql<{ version: number; prices: CategoryPriceRow[] }>`
    with lists as materialized (${applicableListsQuery(context)}), lowest as (
      select distinct on (sub.category_id) sub.category_id, price.amount, variant.unit
      from sub_category as sub
        join product on product.sub_category_id = sub.id and product.active
        join variant on variant.product_id = product.id and variant.active
        cross join lateral (${applicablePriceQuery(sql`variant.id`, day)}) as price
      order by sub.category_id, price.amount, variant.id
    )
    select (select version from catalogue_version) as version, coalesce((
      select jsonb_agg(jsonb_build_object('slug', slug, 'amount', amount, 'unit', unit))
      from lowest join category on category.id = lowest.category_id), '[]') as prices`.execute(db)
  return rows[0]!
}
