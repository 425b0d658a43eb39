import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { standardPriceQuery } from '#modules/catalogue/pricing/sql.ts'

/** A page of the products on sale, popular first, read in the order of an index. */
export async function findPopularIds(
  db: Db,
  { offset, count }: { offset: number; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where active order by popularity desc, id limit ${count} offset ${offset}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type StaffProductRow = {
  id: number
  slug: string
  name: string
  brand: string
  subCategory: string
}

/** The products that are on sale, in the given order. */
export async function findProducts(db: Db, ids: number[]): Promise<StaffProductRow[]> {
  const { rows } = await sql<StaffProductRow>`
    select product.id, product.slug, product.name, brand.name as brand, sub_category.name as "subCategory"
    from unnest(${ids}::int[]) with ordinality as requested (id, place)
    join product on product.id = requested.id
    join brand on brand.id = product.brand_id
    join sub_category on sub_category.id = product.sub_category_id
    where product.active order by requested.place`.execute(db)
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
    select variant.id, product_id as "productId", sku, variant.name, unit, measured,
      (${standardPriceQuery('retail', sql`variant.id`, day)}) as retail,
      (${standardPriceQuery('business', sql`variant.id`, day)}) as business, (
        select coalesce(json_agg(json_build_object('warehouse', warehouse.code, 'name', warehouse.name,
          'onHand', coalesce(on_hand, 0), 'held', coalesce(held, 0),
          'free', coalesce(on_hand - held, 0)) order by warehouse.id), '[]')
        from warehouse left join current_stock on warehouse_id = warehouse.id and variant_id = variant.id
      ) as stock
    from variant where product_id = any(${productIds}::int[]) and active
    order by product_id, position`.execute(db)
  return rows
}
