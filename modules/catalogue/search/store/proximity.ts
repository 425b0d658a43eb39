import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The warehouse nearest to a buyer's main address; undefined without one. */
export const findNearestToBuyer = (db: Db, accountId: string): Promise<number | undefined> =>
  findNearestToCity(
    db,
    sql`select city_id from address_book where reader_id = ${accountId}
      order by is_main desc, created_at limit 1`,
  )

/** The warehouse nearest to a district; undefined where there is no such district. */
export const findNearestToDistrict = (db: Db, districtId: string): Promise<number | undefined> =>
  findNearestToCity(db, sql`select city_id from district where id = ${districtId}`)

/** The warehouse nearest to a city, as the crow flies. */
async function findNearestToCity(db: Db, cityId: RawBuilder<unknown>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select warehouse.id from city cross join warehouse
    where city.id = (${cityId})
    order by power(warehouse.latitude - city.latitude, 2)
      + power((warehouse.longitude - city.longitude) * cos(radians(city.latitude)), 2), warehouse.id
    limit 1`.execute(db)
  return rows[0]?.id
}

/** What can be had of a variant: the smallest order at once, an order to the factory, or a rest. */
export type OrderableVariantRow = {
  productId: number
  id: number
  isInStock: boolean
  isIndent: boolean
  hasRest: boolean
  /** The warehouses with free stock of it. */
  warehouses: number[]
}

/** The variants on sale of products with a price on a day, in their order, with whether each can be ordered and where. */
export async function findOrderableVariants(
  db: Db,
  productIds: readonly number[],
  day: string,
): Promise<OrderableVariantRow[]> {
  const { rows } = await sql<OrderableVariantRow>`
    select variant.product_id as "productId", variant.id, free.stock >= min_order as "isInStock",
      lead_days > 0 as "isIndent", free.stock > 0 as "hasRest", free.warehouses
    from variant cross join lateral (
      select coalesce(sum(on_hand - held), 0) as stock,
        coalesce(array_agg(warehouse_id) filter (where on_hand > held), '{}') as warehouses
      from current_stock where variant_id = variant.id) as free
    where variant.product_id = any(${productIds}::int[]) and variant.active
      and exists (select from price join price_list on price_list.id = price.price_list_id
        where price.variant_id = variant.id and price.valid_from <= ${day}::date and price_list.company_id is null)
    order by variant.product_id, variant.position`.execute(db)
  return rows
}
