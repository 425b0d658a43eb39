import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { type DatedPriceContext, findCards } from '../store/cards.ts'
import { type PresentedCard, presentCard } from './card-presenter.ts'
import { loadCurrentStock } from './current-stock.ts'

/** Cards of searches, each about two kilobytes. */
const MAX_CARDS = 12_000
const findCache = defineShopCache(() => createCache<PresentedCard>({ maxEntries: MAX_CARDS }))

/** A product and the variant that its card shows; null for its first. */
export type CardRef = { id: number; variantId: number | null }

/** Cards, and the one version of the catalogue that all of them were read at; undefined where there are several. */
export type CardsAtVersion = { cards: PresentedCard[]; version: number | undefined }

/**
 * The cards of products on sale with the stock of now. Those that were read at this version, which the caller
 * has just read, are taken from memory: many searches find the same products.
 */
export async function loadCardsAt(
  deps: AppDeps,
  refs: readonly CardRef[],
  context: DatedPriceContext,
  version: number,
): Promise<CardsAtVersion> {
  const cache = findCache(deps)
  const keyOf = ({ id, variantId }: CardRef) =>
    `${context.day} ${context.isBusiness} ${context.companyId} ${id} ${variantId}`
  const known = refs.map((ref) => cache?.getAtVersion(keyOf(ref), version))
  const missing = refs.filter((_, at) => !known[at])
  const cached = known.filter((card) => card !== undefined)
  // One after the other: a search takes one of the pool's connections, not two.
  const read = await readCards(deps, missing, context)
  const { stock } =
    cached.length > 0
      ? await loadCurrentStock(
          deps,
          cached.map(({ offer }) => Number(offer.id)),
        )
      : { stock: [] }
  const stockByProduct = new Map(cached.map(({ id }, at) => [id, stock[at] ?? 0]))
  for (const ref of missing) {
    const card = read.cards.get(ref.id)
    if (card && read.version !== undefined) cache?.set(keyOf(ref), card, { version: read.version })
  }
  const cards = refs.flatMap(({ id }, at) => {
    const card = known[at]
    return card ? withStock(card, stockByProduct.get(card.id) ?? 0) : (read.cards.get(id) ?? [])
  })
  const isOneVersion = missing.length === 0 || read.version === version
  return { cards, version: isOneVersion ? version : undefined }
}

/** A card with the free stock of now. */
export const withStock = (card: PresentedCard, stock: number): PresentedCard => ({
  ...card,
  offer: { ...card.offer, stock },
})

async function readCards(deps: AppDeps, refs: readonly CardRef[], context: DatedPriceContext) {
  const rows =
    refs.length > 0
      ? await findCards(
          deps.db,
          refs.map(({ id }) => id),
          context,
          refs.map(({ variantId }) => variantId),
        )
      : []
  const [first] = rows
  if (!first) return { cards: new Map<number, PresentedCard>(), version: undefined }
  const tree = await loadCategoryTreeAt(deps, first.version)
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, tree)]))
  return { cards, version: tree.version === first.version ? first.version : undefined }
}
