import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Destination, Warehouse } from './rules/area.ts'

/** What is free of a variant in a warehouse. */
export type FreeStock = { variantId: number; warehouseId: number; free: number }

/**
 * A city and where it lies, all warehouses, and what is free in them of the variants, as
 * `freeStock` of stock counts it; undefined where there is no such city. One question, because
 * every order asks it.
 */
export async function placesFor(
  db: Db,
  cityId: string,
  variantIds: readonly number[],
): Promise<{ to: Destination; warehouses: Warehouse[]; stock: FreeStock[] } | undefined> {
  const { rows } = await sql<{ to: Destination; warehouses: Warehouse[]; stock: FreeStock[] }>`
    select json_build_object('cityId', destination.id, 'city', destination.name,
        'latitude', destination.latitude, 'longitude', destination.longitude) as to,
      (select coalesce(json_agg(json_build_object('warehouseId', warehouse.id, 'name', warehouse.name,
          'latitude', warehouse.latitude, 'longitude', warehouse.longitude,
          'cityId', city.id, 'city', city.name) order by warehouse.id), '[]')
        from warehouse join city on city.id = warehouse.city_id) as warehouses,
      (select coalesce(json_agg(json_build_object('variantId', variant_id, 'warehouseId', warehouse_id,
          'free', on_hand - held)), '[]')
        from stock where variant_id = any(${variantIds}::int[])) as stock
    from city as destination
    where destination.id = ${cityId}`.execute(db)
  return rows[0]
}
