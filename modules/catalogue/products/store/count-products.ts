import { sql } from 'kysely'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { type ProductSlugFilter, whereOnSale } from './product-filter.ts'

/** The number of products on sale of a filter (at most 10,001), and the version it was counted at. */
export async function countOnSale(
  db: Db,
  filter: ProductSlugFilter,
): Promise<{ total: number; version: number }> {
  const { rows } = await sql<{ total: number; version: number }>`
    select (select version from catalogue_version) as version, (select count(*) from (
      select 1 from product where ${whereOnSale(filter)} ${orderByPrimaryKey(filter)}
      limit ${sql.lit(MAX_EXACT_COUNT + 1)}) as product) as total`.execute(db)
  return rows[0]!
}

/** All products are counted along the primary key; with a filter that would skip most of them. */
const orderByPrimaryKey = ({ category, subCategory, brand }: ProductSlugFilter) =>
  category || subCategory || brand ? sql`` : sql`order by product.id`
