import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import type { VehicleOption } from '../rules/vehicle-options.ts'
import { listDeliveryDays, quoteShipping } from './shipping-quote.ts'
import * as store from '../store.ts'

export type EstimateRequest = { product_variant_id: number; qty: number; districtId: string }

/**
 * Freight and the earliest day for some of one variant to a district. Throws 404 where either does not
 * exist, and 422 as `quoteShipping` does.
 */
export async function estimateDelivery(deps: AppDeps, request: EstimateRequest) {
  const match = await store.findItemAndDistrict(
    deps.db,
    request.product_variant_id,
    request.districtId,
  )
  if (!match) throw notFound()
  const { district, city, cityId, ...item } = match
  const lines = [{ ...item, quantity: request.qty }]
  const { origins, options, leadDays } = await quoteShipping(
    deps,
    { cityId, roadWidthM: null },
    lines,
    'delivery',
  )
  const [earliest] = listDeliveryDays(deps, leadDays)
  return {
    place: `${district}, ${city}`,
    origins: origins.map(({ name, distanceKm, parts }) => ({
      warehouse: name,
      distanceKm,
      qty: parts.reduce((all, part) => all + part.quantity, 0),
    })),
    vehicles: presentEstimatedVehicles(options),
    earliest: earliest!,
  }
}

/** The available vehicles of a quote, cheapest first. */
export const presentEstimatedVehicles = (options: readonly VehicleOption[]) =>
  options
    .filter(({ reason }) => reason === null)
    .toSorted((a, b) => a.freight - b.freight)
    .map(({ vehicle, trips, freight }) => ({
      name: vehicle.name,
      trips,
      cost: moneyToJson(freight),
    }))
