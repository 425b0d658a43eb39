import { formatQuantity } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import { crossesSea } from '#modules/foundation/regions/rules/landmasses.ts'
import { type GeoPoint, roadDistanceKm } from '#modules/foundation/regions/rules/geography.ts'
import { Refusal } from '#platform/refusal.ts'

/** A warehouse as the origin of a delivery. */
export type DeliveryWarehouse = GeoPoint & {
  warehouseId: number
  name: string
  cityId: string
  city: string
  /** Where and when buyers pick goods up. */
  address: string
  openingHours: string
}
/** A warehouse with its road distance to the address (km). */
export type WarehouseDistance = DeliveryWarehouse & { distanceKm: number }
/** The destination's city, located at its seat. */
export type DeliveryDestination = GeoPoint & { cityId: string; city: string }

/** All warehouses by road distance to the city, nearest first; at equal distance by id. */
export const sortByDistance = (
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
): WarehouseDistance[] =>
  warehouses
    .map((warehouse) => ({ ...warehouse, distanceKm: roadDistanceKm(warehouse, to) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.warehouseId - b.warehouseId)

/**
 * The warehouses that deliver to the city: on the same landmass, because lorries do not use ferries, and
 * within `reachKm` by road. Nearest first; empty outside the delivery area.
 */
export const findServingWarehouses = (
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
  reachKm: number,
): WarehouseDistance[] =>
  sortByDistance(warehouses, to).filter(
    (warehouse) => warehouse.distanceKm <= reachKm && !crossesSea(warehouse.cityId, to.cityId),
  )

/** 422 `delivery.outside_area`, which names where the shop delivers. */
export function outsideAreaRefusal(
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
  reachKm: number,
): Refusal {
  const cities = [...new Set(warehouses.map((warehouse) => warehouse.city))]
  const message =
    `${to.city} belum dapat kami kirimi. Kami mengirim lewat darat sampai ${formatQuantity(reachKm)} km dari gudang di ` +
    `${joinNames(cities, 'dan')}.`
  return Refusal.field('addressId', 'delivery.outside_area', message, {
    city: to.city,
    reachKm,
    warehouses: cities,
  })
}
