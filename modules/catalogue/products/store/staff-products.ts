import { type RawBuilder, sql } from 'kysely'
import { padBarcode } from '#platform/barcode.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { standardPriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { SaleStatus, StaffProductSort } from '../rules/staff-list.ts'

type Sql = RawBuilder<unknown>

/** The filter and order of a staff list of products. */
export type StaffProductFilter = {
  status: SaleStatus
  /** Today: prices of later days sell nothing yet. */
  day: string
  categoryId?: number | undefined
  subCategoryId?: number | undefined
  brandId?: number | undefined
  /** Part of a name or SKU. */
  text?: string | undefined
  /** The results of a search, best first. */
  ids?: number[] | undefined
  sort: StaffProductSort
}

/** A page of the matching products' ids. */
export async function findPage(
  db: Db,
  filter: StaffProductFilter,
  { offset, count }: { offset: number; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(UNNAMED)}
    select product.id from product join product_summary as summary on summary.product_id = product.id
    where ${whereMatching(filter)}
    order by ${orderBy(filter)} limit ${sql.lit(count)} offset ${sql.lit(offset)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The product of the variant with a barcode. */
export async function findByBarcode(db: Db, barcode: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from variant where lpad(barcode, 14, '0') = ${padBarcode(barcode)}`.execute(
    db,
  )
  return rows[0]?.id
}

/** How many products match, up to one more than is counted exactly. */
export async function count(db: Db, filter: StaffProductFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${sql.raw(UNNAMED)}
    select count(*) as total from (
      select from product join product_summary as summary on summary.product_id = product.id
      where ${whereMatching(filter)} limit ${sql.lit(MAX_EXACT_COUNT + 1)}) as counted`.execute(db)
  return rows[0]!.total
}

function whereMatching(filter: StaffProductFilter): Sql {
  const { categoryId, subCategoryId, brandId, text, ids } = filter
  const conditions: Sql[] = [whereStatus(filter)]
  if (brandId !== undefined) conditions.push(sql`product.brand_id = ${brandId}`)
  if (subCategoryId !== undefined) conditions.push(sql`product.sub_category_id = ${subCategoryId}`)
  if (categoryId !== undefined)
    conditions.push(
      sql`product.sub_category_id in (select id from sub_category where category_id = ${categoryId})`,
    )
  if (ids) conditions.push(sql`product.id = any(${ids}::int[])`)
  if (text) {
    const pattern = toContainsPattern(text)
    conditions.push(sql`(product.name ilike ${pattern} or product.id in (
      select product_id from variant where sku ilike ${pattern}))`)
  }
  return sql.join(conditions, sql` and `)
}

const isPriced = (day: string): Sql => sql`exists (
  select from price where variant_id = variant.id and valid_from <= ${day}::date)`

/** `deriveSaleStatus` as a condition; product_summary has indexes for those of drafts and of what is retired. */
function whereStatus({ status, day }: StaffProductFilter): Sql {
  if (status === 'onSale') return sql`product.active and summary.priced_from <= ${day}::date`
  if (status === 'retired')
    return sql`(not summary.active or summary.has_variants and not summary.has_active_variants)`
  return sql`summary.active and (summary.has_active_variants or not summary.has_variants)
    and (summary.priced_from is null or summary.priced_from > ${day}::date)`
}

function orderBy({ sort, ids }: StaffProductFilter): Sql {
  if (sort === 'match' && ids) return sql`array_position(${ids}::int[], product.id)`
  if (sort === 'name') return sql`product.name, product.id`
  if (sort === 'newest') return sql`product.id desc`
  if (sort === 'cheapest') return sql`summary.lowest_price, summary.product_id`
  if (sort === 'dearest') return sql`summary.lowest_price desc nulls last, summary.product_id`
  if (sort === 'leastStock') return sql`summary.free_stock, summary.product_id`
  if (sort === 'mostStock') return sql`summary.free_stock desc, summary.product_id`
  return sql`product.popularity desc, product.id`
}

export type StaffProductRow = {
  id: number
  slug: string
  name: string
  picture: string
  brand: string
  subCategory: string
  active: boolean
  revision: number
}

/** Products in the given order. */
export async function findProducts(db: Db, ids: number[]): Promise<StaffProductRow[]> {
  const { rows } = await sql<StaffProductRow>`
    select product.id, product.slug, product.name, product.picture, product.active, product.revision,
      brand.name as brand, sub_category.name as "subCategory"
    from unnest(${ids}::int[]) with ordinality as requested (id, place)
    join product on product.id = requested.id
    join brand on brand.id = product.brand_id
    join sub_category on sub_category.id = product.sub_category_id
    order by requested.place`.execute(db)
  return rows
}

/** Prices in sen with PPN; stock in every warehouse, zero without a row. */
export type StaffVariantRow = {
  id: number
  productId: number
  sku: string
  name: string
  unit: string
  measured: boolean
  active: boolean
  isPriced: boolean
  retail: number | null
  business: number | null
  stock: { warehouse: string; name: string; onHand: number; held: number; free: number }[]
}

/** The variants of products in their order, with the standard prices of a day and all stock. */
export async function findVariants(
  db: Db,
  productIds: number[],
  day: string,
): Promise<StaffVariantRow[]> {
  const { rows } = await sql<StaffVariantRow>`
    select variant.id, product_id as "productId", sku, variant.name, unit, measured, active,
      ${isPriced(day)} as "isPriced",
      (${standardPriceQuery('retail', sql`variant.id`, day)}) as retail,
      (${standardPriceQuery('business', sql`variant.id`, day)}) as business, (
        select coalesce(json_agg(json_build_object('warehouse', warehouse.code, 'name', warehouse.name,
          'onHand', coalesce(on_hand, 0), 'held', coalesce(held, 0),
          'free', coalesce(on_hand - held, 0)) order by warehouse.id), '[]')
        from warehouse left join current_stock on warehouse_id = warehouse.id and variant_id = variant.id
      ) as stock
    from variant where product_id = any(${productIds}::int[])
    order by product_id, position, id`.execute(db)
  return rows
}
