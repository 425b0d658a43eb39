import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import type { PriceContext } from '#modules/catalogue/pricing/rules/price-lists.ts'
import { applicableListsQuery, applicablePriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { AttributeValues } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { UnitSpec } from '../rules/unit-spec.ts'
import { type ProductSlugFilter, whereBrand, subCategoryIdsSubquery } from './product-filter.ts'

/** Whose prices on which day (`2026-11-20`, Jakarta). */
export type DatedPriceContext = PriceContext & { day: string }

/** A product in a list with one variant and its price. Money in sen with PPN. */
export type CardRow = UnitSpec & {
  version: number
  id: number
  slug: string
  name: string
  picture: string
  brandId: number
  subCategoryId: number
  variants: number
  /** The variant that was asked for; null for the first. */
  requestedVariantId: number | null
  variantId: number
  sku: string
  variantName: string
  variantPicture: string
  attributes: AttributeValues
  amount: number
  tierQty: number | null
  tierDiscount: number | null
  stock: number
}

export type PageWindow = { count: number; offset: number }

const columns = sql`product.id, product.slug, product.name, product.picture, product.brand_id,
  product.sub_category_id, product.popularity`

/**
 * The rows of a list, popular first. The ids of the page come from an ordered index; prices, tiers and
 * stock are then looked up for these few only.
 */
export function findPopularCards(
  db: Db,
  filter: ProductSlugFilter,
  pageWindow: PageWindow,
  priceContext: DatedPriceContext,
): Promise<CardRow[]> {
  const subCategoryIds = subCategoryIdsSubquery(filter)
  const upTo = sql.lit(pageWindow.offset + pageWindow.count)
  // Each sub-category is ordered in the index already, so merging their heads avoids sorting them all.
  const from = subCategoryIds
    ? sql`(${subCategoryIds}) as sub cross join lateral (
        select id, popularity from product
        where product.active and product.sub_category_id = sub.id ${whereBrand(filter)}
        order by product.popularity desc, product.id limit ${upTo}) as product`
    : sql`product where product.active ${whereBrand(filter)}`
  // Skips ids in the index alone, so a page far back reads hardly more than the first.
  const page = sql`select ${columns}, null::int as variant_id from (
      select product.id from ${from} order by product.popularity desc, product.id ${limitClause(pageWindow)}
    ) as place join product on product.id = place.id`
  return queryCards(
    db,
    page,
    sql`page.popularity desc, page.id`,
    priceContext,
    isFirstPage(pageWindow),
  )
}

/**
 * The cards of the given products, in the given order: results of a search or a filtered list. Each
 * shows the variant at the same index, or its first.
 */
export function findCards(
  db: Db,
  productIds: number[],
  priceContext: DatedPriceContext,
  variantIds: (number | null)[] = [],
): Promise<CardRow[]> {
  const page = sql`select ${columns}, requested.variant_id, requested.place
    from unnest(${productIds}::int[], ${variantIds}::int[]) with ordinality as requested (id, variant_id, place)
    join product on product.id = requested.id where product.active`
  return queryCards(db, page, sql`page.place`, priceContext, true)
}

/** The home page's price table: the featured variants. */
export function findFeaturedCards(db: Db, priceContext: DatedPriceContext): Promise<CardRow[]> {
  const page = sql`select ${columns}, featured.variant_id, featured.position
    from featured join variant on variant.id = featured.variant_id
    join product on product.id = variant.product_id where product.active`
  return queryCards(db, page, sql`page.position`, priceContext, true)
}

/** The free stock of the given variants, in their order, and the catalogue's version. */
export async function findCurrentStock(
  db: Db,
  variantIds: number[],
): Promise<{ version: number; stock: number[] }> {
  const { rows } = await sql<{ version: number; stock: number[] }>`
    select (select version from catalogue_version) as version, array(
      select (select coalesce(sum(on_hand - held), 0) from current_stock where variant_id = requested.id)::float8
      from unnest(${variantIds}::int[]) with ordinality as requested (id, place) order by place) as stock`.execute(
    db,
  )
  return rows[0]!
}

async function queryCards(
  db: Db,
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { day, ...context }: DatedPriceContext,
  isPrepared: boolean,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`${sql.raw(isPrepared ? '' : UNNAMED)}
    with lists as materialized (${applicableListsQuery(context)})
    select (select version from catalogue_version) as version,
      page.id, page.slug, page.name, page.picture, page.brand_id as "brandId",
      page.sub_category_id as "subCategoryId", variants.variants, page.variant_id as "requestedVariantId",
      first.id as "variantId", first.sku, first.name as "variantName", first.picture as "variantPicture",
      first.attributes, first.unit, first.measured, first.weight_kg as "weightKg",
      first.volume_m3 as "volumeM3",      first.length_m as "lengthM", first.pieces_per_unit as "piecesPerUnit",
      first.coverage_m2 as "coverageM2", first.min_order as "minOrder", first.multiple,
      first.lead_days as "leadDays", price.amount,
      tier.min_qty as "tierQty", tier.discount as "tierDiscount", free.stock
    from (${page}) as page
    cross join lateral (
      select * from variant where product_id = page.id and active
        and (page.variant_id is null or variant.id = page.variant_id)
      order by position limit 1) as first
    cross join lateral (
      select count(*) as variants from variant where product_id = page.id and active) as variants
    cross join lateral (${applicablePriceQuery(sql`first.id`, day)}) as price
    left join lateral (
      select min_qty, discount from discount_tier
      where variant_id = first.id and min_qty > first.min_order
      order by min_qty limit 1) as tier on true
    cross join lateral (
      select coalesce(sum(on_hand - held), 0) as stock from current_stock where variant_id = first.id) as free
    order by ${order}`.execute(db)
  return rows
}

/** Only first pages, which are frequent, become prepared statements with literal limits. */
const isFirstPage = ({ count, offset }: PageWindow) =>
  offset === 0 && (count === 12 || count === 24)
const limitClause = ({ count, offset }: PageWindow) =>
  sql`limit ${sql.lit(count)} offset ${sql.lit(offset)}`
