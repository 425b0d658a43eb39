import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'

/** Alternatives are chosen among this many best sellers of the sub-category. */
const MAX_SCANNED = 40
/** Orders of a product that are considered. */
const MAX_ORDERS = 200

/**
 * The best sellers of a product's sub-category without itself: in stock first, then those with the same size and
 * grade, then one of each brand in turn. Each comes with the variant that has most attributes in common with the one
 * that is looked at.
 */
export async function findAlternatives(
  db: Db,
  { id, subCategoryId, variantId }: { id: number; subCategoryId: number; variantId: number | null },
  limit: number,
): Promise<{ id: number; variantId: number | null }[]> {
  const { rows } = await sql<{ id: number; variantId: number | null }>`
    with looked_at as materialized (
      select attributes from variant
      where product_id = ${id} and active
      order by id = ${variantId}::int desc nulls last, position limit 1),
    sibling as materialized (
      select id, brand_id, popularity from product
      where active and sub_category_id = ${subCategoryId} and id <> ${id}
      order by popularity desc, id limit ${sql.lit(MAX_SCANNED)}),
    nearest as (
      select sibling.*, own.id as variant_id, own.ready, own.shared
      from sibling left join lateral (
        select variant.id,
          exists (select from current_stock as stock
            where stock.variant_id = variant.id and on_hand > held) as ready,
          (select count(*) from jsonb_each(variant.attributes)
            join jsonb_each((select attributes from looked_at)) as wanted using (key, value)) as shared
        from variant where variant.product_id = sibling.id and variant.active
        order by shared desc, ready desc, position limit 1) as own on true),
    ranked as (
      select nearest.*, row_number() over (
        partition by brand_id order by shared desc nulls last, popularity desc, id) as brand_rank
      from nearest)
    select id, variant_id as "variantId" from ranked
    order by ready desc nulls last, shared desc nulls last, brand_rank, popularity desc, id
    limit ${limit}`.execute(db)
  return rows
}

/** The products most often in the same orders, with at least two orders in common. */
export async function findBoughtTogether(
  db: Db,
  productId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(UNNAMED)}
    with orders as materialized (
      select line.order_id from variant
        join sales_order_line as line on line.variant_id = variant.id
      where variant.product_id = ${productId}
      order by line.order_id limit ${sql.lit(MAX_ORDERS)})
    select product.id from (select distinct order_id from orders) as own
      join sales_order_line as line on line.order_id = own.order_id
      join variant on variant.id = line.variant_id and variant.active
      join product on product.id = variant.product_id and product.active
    where product.id <> ${productId}
    group by product.id having count(distinct own.order_id) >= 2
    order by count(distinct own.order_id) desc, product.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
