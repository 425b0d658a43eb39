import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { applicableListsQuery, applicablePriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { DatedPriceContext } from './cards.ts'

/** A variant on sale with its price in sen with PPN. */
export type PricedVariantRow = {
  id: number
  brand: string
  name: string
  variantName: string
  sku: string
  unit: string
  amount: number
  minOrder: number
  multiple: number
  leadDays: number
  stock: number
}

/** The variants on sale of a sub-category that have a price, by product. */
export async function findPricedVariantRows(
  db: Db,
  subCategoryId: number,
  { day, ...context }: DatedPriceContext,
): Promise<PricedVariantRow[]> {
  const { rows } = await sql<PricedVariantRow>`
    with lists as materialized (${applicableListsQuery(context)})
    select variant.id, brand.name as brand, product.name, variant.name as "variantName", variant.sku,
      variant.unit, price.amount, variant.min_order as "minOrder", variant.multiple,
      variant.lead_days as "leadDays", (
        select coalesce(sum(on_hand - held), 0) from current_stock where variant_id = variant.id) as stock
    from product
      join brand on brand.id = product.brand_id
      join variant on variant.product_id = product.id and variant.active
      cross join lateral (${applicablePriceQuery(sql`variant.id`, day)}) as price
    where product.sub_category_id = ${subCategoryId} and product.active
    order by product.popularity desc, product.id, variant.position`.execute(db)
  return rows
}
