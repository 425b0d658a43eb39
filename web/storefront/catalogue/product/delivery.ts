import type { z } from 'zod'
import { isCallFailed } from '#platform/contract/failure.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Api } from '#modules/client.ts'
import type { Estimate } from '#modules/delivery/contract.ts'

export type Place = { districtId: string; name: string }
export type DeliveryAnswer = {
  /** What was typed, or the district that was chosen. */
  asked: string
  /** Districts that the typed text may mean. */
  places: Place[]
  estimate?: z.output<typeof Estimate>
  /** Why nothing can be said. */
  refused?: string
}

const districtForm = /^\d{2}\.\d{2}\.\d{2}$/
/** More than these nobody reads through; another letter narrows it down. */
const MOST = 8

/** What delivering costs to where `asked` says: a district's id, or words to find one by. */
export async function deliveryTo(
  api: Api,
  asked: string,
  wish: { variantId: string; qty: number },
): Promise<DeliveryAnswer> {
  if (districtForm.test(asked)) return estimated(api, asked, wish)
  if (asked.length < 2) return { asked, places: [] }
  const { results } = await api.regions.origin({ query: { search: asked.slice(0, 60) } })
  const places = results.slice(0, MOST).map(({ districtId, district, city }) => ({
    districtId,
    name: `${district}, ${city}`,
  }))
  const [only] = places
  if (only && places.length === 1) return { ...(await estimated(api, only.districtId, wish)) }
  return { asked, places }
}

async function estimated(
  api: Api,
  districtId: string,
  { variantId, qty }: { variantId: string; qty: number },
): Promise<DeliveryAnswer> {
  try {
    const query = { product_variant_id: variantId, qty, districtId }
    return { asked: districtId, places: [], estimate: await api.delivery.estimate({ query }) }
  } catch (thrown) {
    // Too far, too much, or no such place: said where the price would stand.
    if ((isRefusal(thrown) || isCallFailed(thrown)) && thrown.status < 500)
      return { asked: districtId, places: [], refused: thrown.message }
    throw thrown
  }
}
