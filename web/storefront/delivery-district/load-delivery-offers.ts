import type { PageContext } from '#web/context.ts'
import type { z } from 'zod'
import type { ProductCard } from '#modules/catalogue/products/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { type ReaderData } from '#web/reader/reader-data.ts'
import { defineReaderData, loadReaderData } from '#web/reader/reader-sources.ts'
import type { CardDeliveries } from '#web/shared/product-card-delivery.tsx'

type Card = z.output<typeof ProductCard> & { askedQty?: number | undefined }

/** Which deliveries a card shows, of all on its page. */
export type CardDeliveryLink = { deliveries: ReaderData<CardDeliveries>; variantId: string }
type WithDelivery<C> = C & { delivery: CardDeliveryLink }

/** What bringing each of these goods to the reader's district costs at least. `items` as in `GET /delivery/offers`. */
const cardDeliveries = defineReaderData({
  name: 'card-deliveries',
  isSharedByDistrict: true,
  // A list is worth more than its freight.
  fallback: {},
  async load({ api, findDistrict }, items: string): Promise<CardDeliveries> {
    const district = await findDistrict()
    if (!district || !items) return {}
    const { results } = await api.delivery.offers({ query: { districtId: district.id, items } })
    return Object.fromEntries(
      results.flatMap(({ product_variant_id, origin, freightFrom }) =>
        origin
          ? [[product_variant_id, { origin: describeOrigin(origin), freightFrom }] as const]
          : [],
      ),
    )
  },
})

const describeOrigin = ({ warehouse, distanceKm }: { warehouse: string; distanceKm: number }) =>
  `${warehouse}, ${formatQuantity(Math.round(distanceKm))} km`

/** A list whose cards say what bringing the product to the reader's district costs at least. */
export async function addDelivery<L extends { results: Card[] }>(
  context: PageContext,
  list: L,
): Promise<L & { results: WithDelivery<Card>[] }> {
  return { ...list, ...(await addDeliveryToAll(context, { results: list.results })) }
}

/** The same for all lists of a page, with one request. */
export async function addDeliveryToAll<Name extends string, C extends Card>(
  context: PageContext,
  lists: Record<Name, C[]>,
): Promise<Record<Name, WithDelivery<C>[]>> {
  const cards: C[] = Object.values<C[]>(lists).flat()
  const items = new Set(
    cards.map(({ offer, askedQty }) => `${offer.id}:${askedQty ?? offer.minOrder}`),
  )
  const deliveries = await loadReaderData(context, cardDeliveries, [...items].join())
  const addTo = (card: C): WithDelivery<C> => ({
    ...card,
    delivery: { deliveries, variantId: card.offer.id },
  })
  return Object.fromEntries(
    Object.entries<C[]>(lists).map(([name, list]) => [name, list.map(addTo)]),
  ) as Record<Name, WithDelivery<C>[]>
}
