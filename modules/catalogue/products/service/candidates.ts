import type { Context } from '#platform/http/context.ts'
import type { PresentedCard } from './card-presenter.ts'
import { loadCards } from './product-list.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'
import {
  loadCategoryTreeAt,
  readCatalogueVersion,
} from '#modules/catalogue/categories/service/category-tree.ts'
import {
  createAttributeLookup,
  loadVariantScores,
} from '#modules/catalogue/search/service/offered-variants.ts'
import type { SearchResult } from '#modules/catalogue/search/service/search.ts'

/** The variants that a line of a material list may mean, best first. */
export type Candidates = {
  /** Whether there is exactly one possible meaning. */
  isExact: boolean
  /** Whether the variants match the line's words well; otherwise they are only similar. */
  isLikely: boolean
  cards: PresentedCard[]
}

/** Products that are considered, and variants offered as a choice. */
const MAX_PRODUCTS = 6
const MAX_CARDS = 8
/** A product with this match ratio is likely; one this close to the best counts as equal to it. */
const MIN_MATCH = 0.8
const MIN_RELATIVE_MATCH = 0.97
/** Concurrent searches; more would take the database from others. */
const MAX_CONCURRENT = 4

type PickedVariant = { id: number; variantId: number }
type CandidatePicks = Omit<Candidates, 'cards'> & { picks: PickedVariant[] }

/** The candidates of each text, in their order. Searches for a repeated text once. */
export async function findCandidates(
  ctx: Context,
  texts: readonly string[],
): Promise<Candidates[]> {
  const version = await readCatalogueVersion(ctx.db)
  const queue = [...new Set(texts)].values()
  const byText = new Map<string, CandidatePicks>()
  const worker = async () => {
    for (const text of queue)
      byText.set(text, await pickVariants(ctx, await searchCached(ctx, text, version)))
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
  const picks = [...byText.values()].flatMap((each) => each.picks)
  const { cards } = await loadCards(ctx, picks, { offset: 0, count: picks.length })
  const byVariant = new Map(cards.map((card) => [Number(card.offer.id), card]))
  return texts.map((text) => {
    const { isExact, isLikely, picks: scored } = byText.get(text)!
    const pickedCards = scored.flatMap(({ variantId }) => byVariant.get(variantId) ?? [])
    return { isExact: isExact && pickedCards.length > 0, isLikely, cards: pickedCards }
  })
}

/** The candidate variants: of each product those that match best. */
async function pickVariants(ctx: Context, result: SearchResult): Promise<CandidatePicks> {
  if (result.bySku.size > 0) {
    const picks = [...result.bySku].map(([id, variantId]) => ({ id, variantId }))
    return { isExact: picks.length === 1, isLikely: true, picks: picks.slice(0, MAX_CARDS) }
  }
  const { terms, brands, unknown } = result.query
  // A bare number would match anything of that size.
  if (unknown.length > 0 && terms.length === 0 && brands.length === 0)
    return { isExact: false, isLikely: false, picks: [] }
  const ids = result.ids.slice(0, MAX_PRODUCTS)
  const best = result.matchRatios.get(ids[0] ?? -1) ?? 0
  const bestIds = ids.filter((id) => (result.matchRatios.get(id) ?? 0) >= best * MIN_RELATIVE_MATCH)
  const attributes = createAttributeLookup(await loadCategoryTreeAt(ctx, result.version))
  const scores = await loadVariantScores(ctx, result, ids, attributes)
  const fitting = new Map(
    ids.map((id) => {
      const scored = scores.get(id) ?? []
      const most = Math.max(0, ...scored.map(({ points }) => points))
      return [id, scored.filter(({ points }) => points === most)]
    }),
  )
  const picks = ids.flatMap((id) => {
    const scored = fitting.get(id) ?? []
    // Of the best products every equally good variant is a choice, of the others only the first.
    return (bestIds.includes(id) ? scored : scored.slice(0, 1)).map(({ variantId }) => ({
      id,
      variantId,
    }))
  })
  const isOnly = bestIds.length === 1 && fitting.get(bestIds[0]!)?.length === 1
  const isLikely = !result.isApproximate && best >= MIN_MATCH && unknown.length === 0
  const isExact = isLikely && isOnly
  return { isExact, isLikely, picks: picks.slice(0, isExact ? 1 : MAX_CARDS) }
}
