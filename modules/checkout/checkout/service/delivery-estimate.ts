import type { Context } from '#platform/http/context.ts'
import { findDistrict } from '#modules/foundation/regions/service/regions.ts'
import { loadPricedCart } from '#modules/selling/cart/service/cart.ts'
import { presentEstimatedVehicles } from '#modules/selling/delivery/service/delivery-estimate.ts'
import { toCityAddress } from '#modules/selling/delivery/rules/delivery-area.ts'
import {
  listDeliveryDays,
  quoteShipping,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import { toShipmentItem } from '../rules/order-summary.ts'
import { requireOrderable } from './selection.ts'

/**
 * Freight and the earliest day for the caller's cart to a district; the road is not known yet. Throws 404
 * for an unknown district, and as `requireOrderable` and `quoteShipping` do.
 */
export async function estimateCartDelivery(ctx: Context, districtId: string) {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const { district, city, cityId } = await findDistrict(ctx.db, districtId)
  const quote = await quoteShipping(ctx, toCityAddress(cityId), cart.lines.map(toShipmentItem), {
    method: 'delivery',
  })
  const [earliest] = listDeliveryDays(ctx, quote)
  return {
    place: `${district}, ${city}`,
    origins: quote.origins.map(({ name, distanceKm }) => ({ warehouse: name, distanceKm })),
    vehicles: presentEstimatedVehicles(quote.options),
    earliest: earliest!,
  }
}
