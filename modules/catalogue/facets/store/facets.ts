import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import { pricesByListQuery } from '#modules/catalogue/pricing/sql.ts'
import type { FacetRow } from '../rules/facet-index.ts'

/** A list of all products is filtered within the best sellers only: reading more takes seconds. */
export const MAX_POPULAR = 3000

/** The products of an index. */
export type IndexScope =
  | { subCategory: number }
  | { brand: number }
  | { popular: true }
  | { products: number[] }

/** The facet rows of the products on sale in a scope, with the prices of a day. */
export async function findFacetRows(db: Db, scope: IndexScope, day: string): Promise<FacetRow[]> {
  // A whole sub-category and a brand need different plans; products are always looked up one by one.
  const { rows } = await sql<FacetRow>`${sql.raw('products' in scope ? '' : UNNAMED)}
    select product.id, product.popularity, product.brand_id as "brandId",
      product.sub_category_id as "subCategoryId", variant.id as "variantId", variant.attributes,
      variant.min_order as "minOrder", variant.lead_days as "leadDays",
      (select json_agg(json_build_array(price_list_id, amount)) from (
        ${pricesByListQuery(sql`variant.id`, day)}) as listed) as prices,
      (select json_agg(json_build_array(warehouse_id, on_hand - held)) from current_stock
        where variant_id = variant.id and on_hand > held) as warehouses
    from product join variant on variant.product_id = product.id
    where product.active and variant.active and ${whereInScope(scope)}
    order by product.id, variant.position, variant.id`.execute(db)
  return rows
}

function whereInScope(scope: IndexScope): RawBuilder<unknown> {
  if ('subCategory' in scope) return sql`product.sub_category_id = ${scope.subCategory}`
  if ('brand' in scope) return sql`product.brand_id = ${scope.brand}`
  if ('products' in scope) return sql`product.id = any(${scope.products}::int[])`
  return sql`product.id in (select id from product where active
    order by popularity desc, id limit ${sql.lit(MAX_POPULAR)})`
}

/** A row of `product_change`; null means all. */
type CatalogueChange = {
  id: number
  productId: number | null
  subCategoryId: number | null
  brandId: number | null
}
export type CatalogueChanges = { version: number; horizon: string; changes: CatalogueChange[] }

/**
 * The changes of transactions that had not ended at `horizon`, the horizon for the next call, and the
 * catalogue's version.
 */
export async function findChanges(db: Db, horizon: string | undefined): Promise<CatalogueChanges> {
  const changes = horizon
    ? sql`(select json_agg(json_build_object('id', id, 'productId', product_id,
        'subCategoryId', sub_category_id, 'brandId', brand_id) order by id)
        from product_change where transaction >= ${horizon}::xid8)`
    : sql`null::json`
  const { rows } = await sql<{
    version: number
    horizon: string
    changes: CatalogueChange[] | null
  }>`
    select (select version from catalogue_version) as version,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${changes} as changes`.execute(db)
  const { version, horizon: next, changes: found } = rows[0]!
  return { version, horizon: next, changes: found ?? [] }
}

export type FacetReference = {
  lists: { id: number; code: string; companyId: string | null }[]
  warehouses: { id: number; code: string; name: string }[]
}

/** Price lists and warehouses. */
export async function readReference(db: Db): Promise<FacetReference> {
  const { rows } = await sql<FacetReference>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'code', code, 'companyId', company_id)), '[]')
        from price_list) as lists,
      (select coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name) order by id), '[]')
        from warehouse) as warehouses`.execute(db)
  return rows[0]!
}

/** Latest orders, and products of them, that are considered. */
const MAX_PURCHASED = 500

/** The products that an account ordered, without cancelled orders, latest first, with the variant. */
export async function findPurchased(
  db: Db,
  accountId: string,
): Promise<{ id: number; variantId: number }[]> {
  const { rows } = await sql<{ id: number; variantId: number }>`
    select id, "variantId" from (
      select distinct on (product.id) product.id, variant.id as "variantId", recent.placed_at
      from (select id, placed_at from sales_order
        where account_id = ${accountId}::uuid and status <> 'cancelled'
        order by placed_at desc limit ${sql.lit(MAX_PURCHASED)}) as recent
      join sales_order_line as line on line.order_id = recent.id
      join variant on variant.id = line.variant_id
      join product on product.id = variant.product_id
      where product.active and variant.active
      order by product.id, recent.placed_at desc, line.position) as purchased
    order by placed_at desc, id limit ${sql.lit(MAX_PURCHASED)}`.execute(db)
  return rows
}
