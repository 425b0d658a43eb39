import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import type { VehicleOption } from '../rules/vehicle-options.ts'
import { toCityAddress, type DeliveryAddress } from '../rules/delivery-area.ts'
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
  const quote = await quoteShipping(deps, toCityAddress(cityId), lines, { method: 'delivery' })
  const [earliest] = listDeliveryDays(deps, quote)
  return {
    place: `${district}, ${city}`,
    origins: quote.origins.map(({ name, distanceKm, parts }) => ({
      warehouse: name,
      distanceKm,
      qty: parts.reduce((all, part) => all + part.quantity, 0),
    })),
    vehicles: presentEstimatedVehicles(quote.options),
    earliest: earliest!,
  }
}

/**
 * Freight with the cheapest vehicle that the road allows and the earliest day for several variants together, with what
 * is known of the address beside its district. Undefined where the district or a variant does not exist, or no vehicle
 * is available; throws 422 as `quoteShipping` does.
 */
export async function estimateListDelivery(
  deps: AppDeps,
  items: readonly Omit<EstimateRequest, 'districtId'>[],
  districtId: string,
  known: Partial<Omit<DeliveryAddress, 'cityId'>> = {},
) {
  const ids = items.map(({ product_variant_id: id }) => id)
  const matches = new Map(
    (await store.listItemsAndDistrict(deps.db, ids, districtId)).map((row) => [row.variantId, row]),
  )
  const [first] = matches.values()
  if (!first) return undefined
  const lines = items.flatMap(({ product_variant_id: id, qty }) => {
    const match = matches.get(id)
    if (!match) return []
    const { district: _district, city: _city, cityId: _cityId, ...item } = match
    return [{ ...item, quantity: qty }]
  })
  if (lines.length < items.length) return undefined
  const address = { ...toCityAddress(first.cityId), ...known }
  const quote = await quoteShipping(deps, address, lines, { method: 'delivery' })
  const [vehicle] = presentEstimatedVehicles(quote.options)
  const [earliest] = listDeliveryDays(deps, quote)
  return vehicle && { ...vehicle, place: `${first.district}, ${first.city}`, earliest: earliest! }
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
