import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { settingValueQuery } from '#modules/foundation/settings/sql.ts'
import type { ShipmentItem } from './rules/allocation.ts'
import type { DeliveryDestination, DeliveryWarehouse } from './rules/delivery-area.ts'

/** The free stock of a variant in a warehouse. */
type AvailableStock = { variantId: number; warehouseId: number; free: number }

/** A destination, all warehouses, their free stock of some variants, and the fleet. */
export type DestinationAndStock = {
  to: DeliveryDestination
  warehouses: DeliveryWarehouse[]
  stock: AvailableStock[]
  /** The stored setting of the fleet, if there is one. */
  fleet: unknown
}

/**
 * Loads a city with its position, all warehouses, their free stock of the variants, and the fleet's setting; undefined
 * for an unknown city. One query, because every order needs it. The subquery hides the number of variants from
 * PostgreSQL, which would otherwise plan it again at each execution.
 */
export async function findDestinationAndStock(
  db: Db,
  cityId: string,
  { variantIds, fleetKey }: { variantIds: readonly number[]; fleetKey: string },
): Promise<DestinationAndStock | undefined> {
  const { rows } = await sql<DestinationAndStock>`
    select json_build_object('cityId', destination.id, 'city', destination.name,
        'latitude', destination.latitude, 'longitude', destination.longitude) as to,
      (select coalesce(json_agg(json_build_object('warehouseId', warehouse.id, 'name', warehouse.name,
          'latitude', warehouse.latitude, 'longitude', warehouse.longitude,
          'address', warehouse.address, 'openingHours', warehouse.opening_hours,
          'cityId', city.id, 'city', city.name) order by warehouse.id), '[]')
        from warehouse join city on city.id = warehouse.city_id) as warehouses,
      (select coalesce(json_agg(json_build_object('variantId', variant_id, 'warehouseId', warehouse_id,
          'free', on_hand - held)), '[]')
        from current_stock where variant_id = any((select ${variantIds}::int[])::int[])) as stock,
      (${settingValueQuery(fleetKey)}) as fleet
    from city as destination
    where destination.id = ${cityId}`.execute(db)
  return rows[0]
}

/** Active variants as loads of one unit. */
export async function findItems(db: Db, variantIds: readonly number[]) {
  const { rows } = await sql<Omit<ShipmentItem, 'quantity'>>`
    select ${itemColumns}
    from variant join product on product.id = variant.product_id and product.active
      join sub_category on sub_category.id = product.sub_category_id
    where variant.id = any(${variantIds}::int[]) and variant.active`.execute(db)
  return rows
}

const itemColumns = sql`variant.id as "variantId", product.name, variant.unit, variant.weight_kg as "weightKg",
  variant.volume_m3 as "volumeM3", variant.length_m as "lengthM", sub_category.slug as "subCategory",
  variant.lead_days as "leadDays"`

/**
 * An active variant as a load of one unit, and the district of the delivery; undefined where either does
 * not exist.
 */
export async function findItemAndDistrict(db: Db, variantId: number, districtId: string) {
  const [row] = await listItemsAndDistrict(db, [variantId], districtId)
  return row
}

type ItemAndDistrict = Omit<ShipmentItem, 'quantity'> & {
  district: string
  city: string
  cityId: string
}

/** Variants that are sold, each with the district; in no order. */
export async function listItemsAndDistrict(
  db: Db,
  variantIds: readonly number[],
  districtId: string,
): Promise<ItemAndDistrict[]> {
  const { rows } = await sql<ItemAndDistrict>`
    select ${itemColumns}, district.name as district, city.name as city, city.id as "cityId"
    from variant join product on product.id = variant.product_id and product.active
      join sub_category on sub_category.id = product.sub_category_id
      join district on district.id = ${districtId} join city on city.id = district.city_id
    where variant.id = any(${[...variantIds]}::int[]) and variant.active`.execute(db)
  return rows
}
