import type { AppDeps } from '#platform/http/context.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { findDistrict } from '#modules/foundation/regions/service/regions.ts'
import type { ShipmentItem } from '../rules/allocation.ts'
import * as store from '../store.ts'
import { toCityAddress } from '../rules/delivery-area.ts'
import {
  loadDeliveryNetwork,
  quoteFromNetwork,
  type DeliveryNetwork,
  type ShippingQuote,
} from './shipping-quote.ts'

/** Quantities by variant id, out of `12:10,45:0.5`. */
export const parseItems = (items: string): Map<number, number> =>
  new Map(
    items.split(',').map((item) => {
      const [id, quantity] = item.split(':')
      return [Number(id), Number(quantity)]
    }),
  )

/**
 * What a list says about bringing each variant to a district: the nearest warehouse that sends it and the
 * lowest freight. Variants that are not sold are left out. Throws 404 where there is no such district.
 */
export async function listDeliveryOffers(
  deps: AppDeps,
  districtId: string,
  quantities: ReadonlyMap<number, number>,
) {
  const { district, city, cityId } = await findDistrict(deps.db, districtId)
  const variantIds = [...quantities.keys()]
  const [items, network] = await Promise.all([
    store.findItems(deps.db, variantIds),
    loadDeliveryNetwork(deps, cityId, variantIds),
  ])
  const stock = Map.groupBy(network.stock, ({ variantId }) => variantId)
  return {
    place: `${district}, ${city}`,
    results: items.map((item) => {
      const quantity = quantities.get(item.variantId)!
      const itsNetwork = { ...network, stock: stock.get(item.variantId) ?? [] }
      const offer = describeOffer(quoteOrNothing(itsNetwork, cityId, { ...item, quantity }))
      return { product_variant_id: String(item.variantId), ...offer }
    }),
  }
}

/** The quote of one item; undefined where the shop cannot bring it. */
function quoteOrNothing(
  network: DeliveryNetwork,
  cityId: string,
  item: ShipmentItem,
): ShippingQuote | undefined {
  try {
    return quoteFromNetwork(network, toCityAddress(cityId), [item], { method: 'delivery' })
  } catch (thrown) {
    if (isRefusal(thrown)) return undefined
    throw thrown
  }
}

function describeOffer(quote: ShippingQuote | undefined) {
  const [nearest] = quote?.origins ?? []
  const freight: Money | undefined = quote?.options.find(({ cheapest }) => cheapest)?.freight
  return {
    origin: nearest ? { warehouse: nearest.name, distanceKm: nearest.distanceKm } : null,
    freightFrom: freight === undefined ? null : moneyToJson(freight),
  }
}
