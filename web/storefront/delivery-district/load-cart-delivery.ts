import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext, districtContext, type PageContext } from '#web/context.ts'
import type { FreightEstimate } from './estimated-freight.tsx'

/** Freight for the cart to the chosen district, or why there is none; `place` is the district. */
export type CartDelivery = { place: string; estimate?: FreightEstimate; refused?: string }

/** Loads it; undefined where no district is chosen. */
export async function loadCartDelivery(context: PageContext): Promise<CartDelivery | undefined> {
  const district = await context.get(districtContext).find()
  if (!district) return undefined
  const { checkout } = context.get(apiContext)
  try {
    const estimate = await checkout.deliveryEstimate({ query: { districtId: district.id } })
    return { place: district.label, estimate }
  } catch (thrown) {
    // Too far, too heavy, or something in the cart has to be changed first.
    if (isCallError(thrown) && thrown.status >= 400 && thrown.status < 500)
      return { place: district.label, refused: thrown.message }
    throw thrown
  }
}
