import type { Tools } from '#platform/http/context.ts'
import { toAnswer } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { daysFor, quote } from './service.ts'
import * as store from './store.ts'

export type Wish = { product_variant_id: number; qty: number; districtId: string }

/**
 * What it takes to bring some of one variant to a district. Throws 404 where either does not exist,
 * and what `quote` throws: 422 outside the delivery area and where stock is short.
 */
export async function estimate(tools: Tools, wish: Wish) {
  const found = await store.loadAndPlace(tools.db, wish.product_variant_id, wish.districtId)
  if (!found) throw notFound()
  const { district, city, cityId, leadDays, ...load } = found
  const lines = [{ ...load, quantity: wish.qty }]
  const { origins, options } = await quote(tools, { cityId, roadWidthM: null }, lines, 'delivery')
  const [earliest] = daysFor(tools, leadDays)
  return {
    place: `${district}, ${city}`,
    origins: origins.map(({ name, distanceKm, parts }) => ({
      warehouse: name,
      distanceKm,
      qty: parts.reduce((all, part) => all + part.quantity, 0),
    })),
    vehicles: options
      .filter(({ reason }) => reason === null)
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ vehicle, trips, cost }) => ({ name: vehicle.name, trips, cost: toAnswer(cost) })),
    earliest: earliest!,
  }
}
