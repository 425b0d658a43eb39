import type { z } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import type { ProductCard } from '#modules/catalogue/products/contract.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext, districtContext } from '#web/context.ts'
import { formatQuantity } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'

type Card = z.output<typeof ProductCard>

/** What a card says about bringing the product to the chosen district. */
export type CardDelivery = {
  /** `Gudang Cibitung, 24 km`. */
  origin: string
  /** Freight of the least that can be ordered; null where no vehicle can bring it. */
  freightFrom: MoneyJson | null
}

/**
 * A list with what bringing each product costs at least, where a district is chosen; as it is otherwise, so
 * that the shared cache holds no district's freight.
 */
export async function addDelivery<L extends { results: Card[] }>(
  context: Readonly<RouterContextProvider>,
  list: L,
): Promise<L & { results: (Card & { delivery?: CardDelivery | undefined })[] }> {
  const district = await context.get(districtContext).find()
  if (!district || list.results.length === 0) return list
  const items = list.results.map(({ offer }) => `${offer.id}:${offer.minOrder}`).join()
  const { results } = await context
    .get(apiContext)
    .delivery.offers({ query: { districtId: district.id, items } })
    .catch((thrown: unknown) => {
      // A list is worth more than its freight.
      if (isCallError(thrown)) return { results: [] }
      throw thrown
    })
  const byVariant = new Map(results.map((each) => [each.product_variant_id, each]))
  return {
    ...list,
    results: list.results.map((card) => {
      const { origin, freightFrom = null } = byVariant.get(card.offer.id) ?? {}
      const delivery = origin
        ? {
            origin: `${origin.warehouse}, ${formatQuantity(Math.round(origin.distanceKm))} km`,
            freightFrom,
          }
        : undefined
      return { ...card, delivery }
    }),
  }
}
