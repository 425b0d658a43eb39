import { crossesSea } from '#modules/regions/islands.ts'
import { type Place, roadDistanceKm } from '#modules/regions/rules.ts'
import { Refusal } from '#platform/refusal.ts'

/** A warehouse as a delivery starts there. */
export type Warehouse = Place & { warehouseId: number; name: string; cityId: string; city: string }
/** A warehouse with its road distance to the address (km). */
export type Near = Warehouse & { distanceKm: number }
/** The city that goods travel to, at its seat. */
export type Destination = Place & { cityId: string; city: string }

/** All warehouses by road distance to the city, the nearest first; equals by id. */
export const byDistance = (warehouses: readonly Warehouse[], to: Destination): Near[] =>
  warehouses
    .map((warehouse) => ({ ...warehouse, distanceKm: roadDistanceKm(warehouse, to) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.warehouseId - b.warehouseId)

/**
 * The warehouses that deliver to the city: on its own land, so that no lorry waits for a ship, and
 * within `reachKm` of road. Nearest first; empty outside the delivery area.
 */
export const serving = (
  warehouses: readonly Warehouse[],
  to: Destination,
  reachKm: number,
): Near[] =>
  byDistance(warehouses, to).filter(
    (near) => near.distanceKm <= reachKm && !crossesSea(near.cityId, to.cityId),
  )

/** 422 `delivery.outside_area`: names where the shop does deliver. */
export function outsideArea(
  warehouses: readonly Warehouse[],
  to: Destination,
  reachKm: number,
): Refusal {
  const cities = [...new Set(warehouses.map((warehouse) => warehouse.city))]
  const sentence =
    `${to.city} belum dapat kami kirimi. Kami mengirim lewat darat sampai ${reachKm} km dari gudang di ` +
    `${listed(cities)}.`
  return Refusal.field('addressId', 'delivery.outside_area', sentence, {
    city: to.city,
    reachKm,
    warehouses: cities,
  })
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, dan ${names.at(-1)}`
