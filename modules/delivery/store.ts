import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Destination, Warehouse } from './rules/area.ts'

/** A city and where it lies, with all warehouses; undefined where there is no such city. */
export async function placesFor(
  db: Db,
  cityId: string,
): Promise<{ to: Destination; warehouses: Warehouse[] } | undefined> {
  const { rows } = await sql<{ to: Destination; warehouses: Warehouse[] }>`
    select json_build_object('cityId', destination.id, 'city', destination.name,
        'latitude', destination.latitude, 'longitude', destination.longitude) as to,
      (select coalesce(json_agg(json_build_object('warehouseId', warehouse.id, 'name', warehouse.name,
          'latitude', warehouse.latitude, 'longitude', warehouse.longitude,
          'cityId', city.id, 'city', city.name) order by warehouse.id), '[]')
        from warehouse join city on city.id = warehouse.city_id) as warehouses
    from city as destination
    where destination.id = ${cityId}`.execute(db)
  return rows[0]
}
