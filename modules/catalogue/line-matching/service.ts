import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Context } from '#platform/http/context.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import type { PresentedCard } from '#modules/catalogue/products/service/card-presenter.ts'
import {
  findAvailability,
  type Availability,
} from '#modules/catalogue/products/rules/availability.ts'
import { loadCards } from '#modules/catalogue/products/service/product-list.ts'
import { findMissingSize } from '#modules/catalogue/products/service/search-notes.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'
import {
  createAttributeLookup,
  loadFoundVariants,
  type FoundVariant,
} from '#modules/catalogue/search/service/offered-variants.ts'
import type { SearchResult } from '#modules/catalogue/search/service/search.ts'
import {
  loadVocabulary,
  type VocabularyState,
} from '#modules/catalogue/search/service/vocabulary.ts'
import { renameKind, type LineText } from './rules/line-text.ts'
import { matchLine, type MatchedOptions } from './rules/match-line.ts'

/** The variants that a line of a material list may mean, best first. */
export type Candidates = Omit<MatchedOptions<FoundVariant>, 'options'> & {
  cards: PresentedCard[]
}

/** Products that are considered, and variants offered as a choice. */
const MAX_PRODUCTS = 12
const MAX_CARDS = 8
/** Concurrent searches; more would take the database from others. */
const MAX_CONCURRENT = 4

/** The candidates of each line, in their order. */
export async function findCandidates(
  ctx: Context,
  lines: readonly LineText[],
): Promise<Candidates[]> {
  const state = await loadVocabulary(ctx)
  const queue = lines.entries()
  const matches: MatchedOptions<FoundVariant>[] = []
  const worker = async () => {
    for (const [at, line] of queue) {
      // What is searched may all be in memory: then nothing else would have its turn until the last line.
      await yieldToOthers()
      const text = line.trailing?.rest ?? line.text
      const result = await searchCached(ctx, text, state.catalogue, undefined, state)
      const match = await matchFound(ctx, line, result, state)
      matches[at] = await offerNeighbouringKind(ctx, line, result, match, state)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
  const offered = matches.map((match) => ({ ...match, options: match.options.slice(0, MAX_CARDS) }))
  const variants = new Map(
    offered.flatMap(({ options }) => options.map((option) => [option.id, option] as const)),
  )
  const { cards } = await loadCards(
    ctx,
    [...variants.values()].map(({ id, productId }) => ({ id: productId, variantId: id })),
    { offset: 0, count: variants.size },
  )
  const byVariant = new Map(cards.map((card) => [Number(card.offer.id), card]))
  return offered.map(({ options, equalCount, ...match }) => {
    const toCards = (variants: FoundVariant[]) =>
      variants.flatMap(({ id }) => byVariant.get(id) ?? [])
    const equalCards = toCards(options.slice(0, equalCount))
    const offeredCards = orderByAvailability(equalCards, toCards(options.slice(equalCount)))
    return {
      ...match,
      equalCount: equalCards.length,
      isExact: match.isExact && offeredCards.length > 0,
      cards: offeredCards,
    }
  })
}

/** Of what is equally right, what is in stock first; everything else keeps its place, if it can be ordered. */
function orderByAvailability(equal: PresentedCard[], others: PresentedCard[]): PresentedCard[] {
  const ranks: Record<Availability, number> = { ready: 0, indent: 1, rest: 2, none: 3 }
  const rankOf = ({ offer }: PresentedCard) => ranks[findAvailability(offer)]
  const isSoldOut = (card: PresentedCard) => Number(rankOf(card) === ranks.none)
  return [
    ...equal.toSorted((a, b) => rankOf(a) - rankOf(b)),
    ...others.toSorted((a, b) => isSoldOut(a) - isSoldOut(b)),
  ]
}

async function matchFound(
  ctx: Context,
  line: LineText,
  result: SearchResult,
  state: VocabularyState,
): Promise<MatchedOptions<FoundVariant>> {
  const { terms, brands, unknown } = result.query
  // A bare number would match anything of that size.
  const isNothing = unknown.length > 0 && terms.length === 0 && brands.length === 0
  if (result.bySku.size === 0 && isNothing) return { ...noMatch([]), unknownWords: unknown }
  const attributesOf = createAttributeLookup(await loadCategoryTreeAt(ctx, result.version))
  const ids = result.ids.slice(0, MAX_PRODUCTS)
  const byProduct = await loadFoundVariants(ctx, result, ids, attributesOf, state)
  if (result.bySku.size > 0) return matchSku(result.bySku, byProduct)
  const products = ids.map((id) => ({
    options: byProduct.get(id) ?? [],
    matchRatio: result.matchRatios.get(id) ?? 0,
  }))
  return matchLine(line, { ...result, products }, attributesOf)
}

/**
 * Where only a neighbouring kind has the length and width that a line names, its goods are offered first, and the line
 * says so: tiles of 60 × 60 cm are granite. A single number has too many meanings for that.
 */
async function offerNeighbouringKind(
  ctx: Context,
  line: LineText,
  result: SearchResult,
  match: MatchedOptions<FoundVariant>,
  state: VocabularyState,
): Promise<MatchedOptions<FoundVariant>> {
  const { sizes, terms, head } = result.query
  const [size] = sizes
  const hasSides = sizes.length === 1 && size!.interpretations[0]!.values.length > 1
  if (!hasSides || match.namesSize || match.isSku || match.question) return match
  const missing = await findMissingSize(ctx, result, state)
  const [other] = missing?.otherKinds ?? []
  if (!missing || !other) return match
  const text = renameKind(line.trailing?.rest ?? line.text, terms[head]!.word, other.subCategory)
  const inOtherKind = await searchCached(ctx, text, result.version, undefined, state)
  const { options, namesSize, isNamed } = await matchFound(
    ctx,
    { ...line, text },
    inOtherKind,
    state,
  )
  return {
    ...match,
    namesSize,
    isNamed,
    question: `${missing.kind} ${missing.size} tidak ada, ${other.subCategory} ada. Pilih bila cocok.`,
    options: [...options, ...match.options],
  }
}

function matchSku(
  bySku: ReadonlyMap<number, number>,
  byProduct: ReadonlyMap<number, FoundVariant[]>,
): MatchedOptions<FoundVariant> {
  const options = [...bySku].flatMap(
    ([id, variantId]) => byProduct.get(id)?.find((variant) => variant.id === variantId) ?? [],
  )
  return {
    ...noMatch(options),
    isExact: options.length === 1,
    isLikely: true,
    isNamed: true,
    isSku: true,
  }
}

const noMatch = (options: FoundVariant[]): MatchedOptions<FoundVariant> => ({
  isExact: false,
  isLikely: false,
  isNamed: false,
  isTrailingSize: false,
  namesSize: false,
  equalCount: 0,
  isSku: false,
  question: null,
  unknownWords: [],
  doubtfulWords: [],
  options,
})
