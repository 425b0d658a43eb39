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

type WithDelivery<C> = C & { delivery?: CardDelivery | undefined }

/**
 * A list with what bringing each product costs at least, where a district is chosen; as it is otherwise, so
 * that the shared cache holds no district's freight.
 */
export async function addDelivery<L extends { results: Card[] }>(
  context: Readonly<RouterContextProvider>,
  list: L,
): Promise<L & { results: WithDelivery<Card>[] }> {
  return { ...list, ...(await addDeliveryToAll(context, { results: list.results })) }
}

/** The same for all lists of a page, with one request. */
export async function addDeliveryToAll<Name extends string, C extends Card>(
  context: Readonly<RouterContextProvider>,
  lists: Record<Name, C[]>,
): Promise<Record<Name, WithDelivery<C>[]>> {
  const cards: C[] = Object.values<C[]>(lists).flat()
  const district = await context.get(districtContext).find()
  if (!district || cards.length === 0) return lists
  const items = new Map(cards.map(({ offer }) => [offer.id, `${offer.id}:${offer.minOrder}`]))
  const { results } = await context
    .get(apiContext)
    .delivery.offers({ query: { districtId: district.id, items: [...items.values()].join() } })
    .catch((thrown: unknown) => {
      // A list is worth more than its freight.
      if (isCallError(thrown)) return { results: [] }
      throw thrown
    })
  const byVariant = new Map(results.map((each) => [each.product_variant_id, each]))
  const addTo = (card: C): WithDelivery<C> => {
    const { origin, freightFrom = null } = byVariant.get(card.offer.id) ?? {}
    const delivery = origin
      ? {
          origin: `${origin.warehouse}, ${formatQuantity(Math.round(origin.distanceKm))} km`,
          freightFrom,
        }
      : undefined
    return { ...card, delivery }
  }
  return Object.fromEntries(
    Object.entries<C[]>(lists).map(([name, list]) => [name, list.map(addTo)]),
  ) as Record<Name, WithDelivery<C>[]>
}
