import { formatQuantity } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import { crossesSea } from '#modules/foundation/regions/rules/landmasses.ts'
import {
  type GeoPoint,
  roadDistanceKm,
  straightDistanceKm,
} from '#modules/foundation/regions/rules/geography.ts'
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
/** Where goods go to: the city, located at its seat or at the pin of the address. */
export type DeliveryDestination = GeoPoint & { cityId: string; city: string }
/** The city of the delivery, the width of the road to the address (m) and its pin; null where they are unknown. */
export type DeliveryAddress = {
  cityId: string
  roadWidthM: number | null
  pin: GeoPoint | null
}

/** An address known only by its city. */
export const toCityAddress = (cityId: string): DeliveryAddress => ({
  cityId,
  roadWidthM: null,
  pin: null,
})

/** What distances are measured to. */
export const MeasuredTo = ['pin', 'city'] as const
export type MeasuredTo = (typeof MeasuredTo)[number]

/** A pin that is farther from the seat of its address's city than the largest regencies reach is a mistake (km). */
const MAX_PIN_DISTANCE_KM = 150

/**
 * Where a delivery is measured to (decision 155): the pin of the address, else the seat of its city, as where the pin
 * cannot be in that city.
 */
export function locateDestination(
  city: DeliveryDestination,
  pin: GeoPoint | null,
): DeliveryDestination & { measuredTo: MeasuredTo } {
  if (!pin || straightDistanceKm(city, pin) > MAX_PIN_DISTANCE_KM)
    return { ...city, measuredTo: 'city' }
  const { latitude, longitude } = pin
  return { ...city, latitude, longitude, measuredTo: 'pin' }
}

/** All warehouses by road distance to the destination, nearest first; at equal distance by id. */
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
