import { crossesSea } from '#modules/foundation/regions/rules/landmasses.ts'
import { type GeoPoint, roadDistanceKm } from '#modules/foundation/regions/rules/geography.ts'
import { Refusal } from '#platform/refusal.ts'

/** A warehouse as a delivery starts there. */
export type DeliveryWarehouse = GeoPoint & {
  warehouseId: number
  name: string
  cityId: string
  city: string
}
/** A warehouse with its road distance to the address (km). */
export type WarehouseDistance = DeliveryWarehouse & { distanceKm: number }
/** The city that goods travel to, at its seat. */
export type DeliveryDestination = GeoPoint & { cityId: string; city: string }

/** All warehouses by road distance to the city, the nearest first; equals by id. */
export const sortByDistance = (
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
): WarehouseDistance[] =>
  warehouses
    .map((warehouse) => ({ ...warehouse, distanceKm: roadDistanceKm(warehouse, to) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.warehouseId - b.warehouseId)

/**
 * The warehouses that deliver to the city: on its own land, so that no lorry waits for a ship, and
 * within `reachKm` of road. Nearest first; empty outside the delivery area.
 */
export const findServingWarehouses = (
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
  reachKm: number,
): WarehouseDistance[] =>
  sortByDistance(warehouses, to).filter(
    (warehouse) => warehouse.distanceKm <= reachKm && !crossesSea(warehouse.cityId, to.cityId),
  )

/** 422 `delivery.outside_area`: names where the shop does deliver. */
export function outsideAreaRefusal(
  warehouses: readonly DeliveryWarehouse[],
  to: DeliveryDestination,
  reachKm: number,
): Refusal {
  const cities = [...new Set(warehouses.map((warehouse) => warehouse.city))]
  const message =
    `${to.city} belum dapat kami kirimi. Kami mengirim lewat darat sampai ${reachKm} km dari gudang di ` +
    `${joinNames(cities)}.`
  return Refusal.field('addressId', 'delivery.outside_area', message, {
    city: to.city,
    reachKm,
    warehouses: cities,
  })
}

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, dan ${names.at(-1)}`
