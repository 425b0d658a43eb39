import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'

/** Alternatives are chosen among this many best sellers of the sub-category. */
const MAX_SCANNED = 40
/** Orders of a product that are considered. */
const MAX_ORDERS = 200

/**
 * The best sellers of a product's sub-category without itself: in stock first, then one of each brand
 * in turn.
 */
export async function findAlternatives(
  db: Db,
  product: { id: number; subCategoryId: number },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with sibling as materialized (
      select id, brand_id, popularity from product
      where active and sub_category_id = ${product.subCategoryId} and id <> ${product.id}
      order by popularity desc, id limit ${sql.lit(MAX_SCANNED)}),
    ranked as (
      select sibling.*, exists (
          select from variant join current_stock as stock on stock.variant_id = variant.id and on_hand > held
          where variant.product_id = sibling.id and variant.active) as ready,
        row_number() over (partition by brand_id order by popularity desc, id) as brand_rank
      from sibling)
    select id from ranked order by ready desc, brand_rank, popularity desc, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
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
