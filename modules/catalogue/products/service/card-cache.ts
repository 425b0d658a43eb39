import { createBatchQueue } from '#platform/batch-queue.ts'
import { createCache } from '#platform/cache/cache.ts'
import { shareTexts } from '#platform/cache/share-texts.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { readRevision } from '#modules/catalogue/search/service/product-revisions.ts'
import type { VocabularyState } from '#modules/catalogue/search/service/vocabulary.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { type DatedPriceContext, findCards } from '../store/cards.ts'
import { type PresentedCard, presentCard } from './card-presenter.ts'
import { loadCurrentStock } from './current-stock.ts'

/** Cards of searches, each about 800 bytes. */
const MAX_CARDS = 60_000
const findCache = defineShopCache(() =>
  createCache<PresentedCard>({ name: 'cards', maxEntries: MAX_CARDS }),
)

/** A product and the variant that its card shows; null for its first. */
export type CardRef = { id: number; variantId: number | null }

/** Cards, and the one version of the catalogue that all of them were read at; undefined where there are several. */
export type CardsAtVersion = { cards: PresentedCard[]; version: number | undefined }

/** What of products is current, as a search has just read it. */
type CardState = Pick<VocabularyState, 'areProductsCurrent' | 'catalogue'>

/**
 * The cards of products on sale with the stock of now. Those of products that have not changed since are taken
 * from memory: many searches find the same products.
 */
export async function loadCardsAt(
  deps: AppDeps,
  refs: readonly CardRef[],
  context: DatedPriceContext,
  { areProductsCurrent, catalogue: version }: CardState,
): Promise<CardsAtVersion> {
  const cache = areProductsCurrent ? findCache(deps) : undefined
  const prefix = describeContext(context)
  // Before anything is read: what changes meanwhile has a later one.
  const revisions = refs.map(({ id }) => readRevision(deps, id))
  const known = refs.map((ref, at) => cache?.getAtVersion(prefix + describeRef(ref), revisions[at]))
  const missing = refs.filter((_, at) => !known[at])
  const variantIds = known.flatMap((card) => (card ? [Number(card.offer.id)] : []))
  const reader = findReader(deps)
  const request = { deps, refs: missing, context }
  const [read, { stock }] = await Promise.all([
    missing.length === 0 ? NO_CARDS : (reader?.(request) ?? readCards(request)),
    variantIds.length === 0 ? { stock: [] } : loadCurrentStock(deps, variantIds),
  ])
  for (const [at, ref] of refs.entries()) {
    const card = known[at] ? undefined : read.cards.get(describeRef(ref))
    if (card && read.version !== undefined)
      cache?.set(prefix + describeRef(ref), card, { version: revisions[at] })
  }
  let stockAt = 0
  const cards = refs.flatMap((ref, at) => {
    const card = known[at]
    return card ? withStock(card, stock[stockAt++] ?? 0) : (read.cards.get(describeRef(ref)) ?? [])
  })
  const isOneVersion = missing.length === 0 || read.version === version
  return { cards, version: isOneVersion ? version : undefined }
}

/** A card with the free stock of now. */
export const withStock = (card: PresentedCard, stock: number): PresentedCard => ({
  ...card,
  offer: { ...card.offer, stock },
})

type CardRequest = { deps: AppDeps; refs: readonly CardRef[]; context: DatedPriceContext }
type ReadCards = { cards: ReadonlyMap<string, PresentedCard>; version: number | undefined }
const NO_CARDS: ReadCards = { cards: new Map(), version: undefined }

const describeContext = ({ day, isBusiness, companyId }: DatedPriceContext): string =>
  `${day} ${isBusiness} ${companyId} `
const describeRef = ({ id, variantId }: CardRef): string => `${id} ${variantId}`

/** Searches that lack cards at once read those of the same prices in one statement. */
const findReader = defineShopCache(() =>
  createBatchQueue({
    run: async (requests: readonly CardRequest[]): Promise<ReadCards[]> => {
      const read = new Map<string, ReadCards>()
      const byContext = Map.groupBy(requests, ({ context }) => describeContext(context))
      for (const [key, alike] of byContext) {
        const refs = new Map(
          alike.flatMap((each) => each.refs.map((ref) => [describeRef(ref), ref] as const)),
        )
        read.set(key, await readCards({ ...alike[0]!, refs: [...refs.values()] }))
      }
      return requests.map(({ context }) => read.get(describeContext(context))!)
    },
  }),
)

async function readCards({ deps, refs, context }: CardRequest): Promise<ReadCards> {
  const rows = await findCards(
    deps.db,
    refs.map(({ id }) => id),
    context,
    refs.map(({ variantId }) => variantId),
  )
  const [first] = rows
  if (!first) return NO_CARDS
  const tree = await loadCategoryTreeAt(deps, first.version)
  const cards = shareTexts(rows.map((row) => presentCard(row, tree)))
  const byRef = new Map(
    rows.map((row, at) => [
      describeRef({ id: row.id, variantId: row.requestedVariantId }),
      cards[at]!,
    ]),
  )
  return { cards: byRef, version: tree.version === first.version ? first.version : undefined }
}
