import type { z } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Api } from '#modules/client.ts'
import { defineReaderData } from '#web/reader/reader-sources.ts'
import type { DeliveryEstimate } from '#modules/selling/delivery/contract.ts'

export type DeliveryPlace = { districtId: string; name: string }
export type DeliveryEstimateResult = {
  /** The typed text, or the chosen district. */
  destination: string
  /** Districts that match the typed text. */
  places: DeliveryPlace[]
  estimate?: z.output<typeof DeliveryEstimate>
  /** Why there is no estimate. */
  refused?: string
}

const DISTRICT_ID = /^\d{2}\.\d{2}\.\d{2}$/
/** Nobody reads a longer list; another letter narrows it down. */
const MAX_DISTRICTS = 8

type EstimatedItem = { variantId: string; qty: number }

/** The delivery to the district that freight is shown for; null where none is chosen. */
export const deliveryEstimate = defineReaderData({
  name: 'delivery-estimate',
  async load({ api, findDistrict }, item: EstimatedItem): Promise<DeliveryEstimateResult | null> {
    const district = await findDistrict()
    return district ? estimateForDistrict(api, district.id, item) : null
  },
})

/** Estimates the delivery to a district, given by its id or by a text that finds it. */
export async function estimateDelivery(
  api: Api,
  destination: string,
  item: EstimatedItem,
): Promise<DeliveryEstimateResult> {
  if (DISTRICT_ID.test(destination)) return estimateForDistrict(api, destination, item)
  if (destination.length < 2) return { destination, places: [] }
  const { results } = await api.regions.origin({ query: { search: destination.slice(0, 60) } })
  const places = results.slice(0, MAX_DISTRICTS).map(({ districtId, district, city }) => ({
    districtId,
    name: `${district}, ${city}`,
  }))
  const [only] = places
  if (only && places.length === 1)
    return { ...(await estimateForDistrict(api, only.districtId, item)) }
  return { destination, places }
}

async function estimateForDistrict(
  api: Api,
  districtId: string,
  { variantId, qty }: EstimatedItem,
): Promise<DeliveryEstimateResult> {
  try {
    const query = { product_variant_id: variantId, qty, districtId }
    return { destination: districtId, places: [], estimate: await api.delivery.estimate({ query }) }
  } catch (thrown) {
    // Too far, too heavy or an unknown place: shown instead of the price.
    if ((isRefusal(thrown) || isCallError(thrown)) && thrown.status < 500)
      return { destination: districtId, places: [], refused: thrown.message }
    throw thrown
  }
}
