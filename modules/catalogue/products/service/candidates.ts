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

/** What a line of a list may mean, best first. */
export type Candidates = {
  /** It can mean nothing else. */
  sure: boolean
  /** Its words are those of the goods; else they are only near, or few of many. */
  likely: boolean
  cards: PresentedCard[]
}

/** Products that are looked at closely, and variants that somebody chooses from. */
const MAX_PRODUCTS = 6
const MAX_CARDS = 8
/** A product that answers this much is meant; one that answers as much as the best is meant as well. */
const MIN_MATCH = 0.8
const MIN_RELATIVE_MATCH = 0.97
/** Searches at once: more would only wait for the same database. */
const MAX_CONCURRENT = 6

type PickedVariant = { id: number; variantId: number }
type CandidatePicks = Omit<Candidates, 'cards'> & { picks: PickedVariant[] }

/** What each of some texts may mean, in their order. One text asked twice is looked for once. */
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
    const { sure, likely, picks: scored } = byText.get(text)!
    const pickedCards = scored.flatMap(({ variantId }) => byVariant.get(variantId) ?? [])
    return { sure: sure && pickedCards.length > 0, likely, cards: pickedCards }
  })
}

/** The variants that come into question: of each product those that have most of what was sought. */
async function pickVariants(ctx: Context, result: SearchResult): Promise<CandidatePicks> {
  if (result.bySku.size > 0) {
    const picks = [...result.bySku].map(([id, variantId]) => ({ id, variantId }))
    return { sure: picks.length === 1, likely: true, picks: picks.slice(0, MAX_CARDS) }
  }
  const { terms, brands, unknown } = result.query
  // A figure alone would mean anything of that size.
  if (unknown.length > 0 && terms.length === 0 && brands.length === 0)
    return { sure: false, likely: false, picks: [] }
  const ids = result.ids.slice(0, MAX_PRODUCTS)
  const best = result.matchRatios.get(ids[0] ?? -1) ?? 0
  const meant = ids.filter((id) => (result.matchRatios.get(id) ?? 0) >= best * MIN_RELATIVE_MATCH)
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
    // Of what is meant every fitting variant is a choice, of what is near it the first.
    return (meant.includes(id) ? scored : scored.slice(0, 1)).map(({ variantId }) => ({
      id,
      variantId,
    }))
  })
  const only = meant.length === 1 && fitting.get(meant[0]!)?.length === 1
  const likely = !result.isApproximate && best >= MIN_MATCH && unknown.length === 0
  const sure = likely && only
  return { sure, likely, picks: picks.slice(0, sure ? 1 : MAX_CARDS) }
}
