import { createBatchQueue } from '#platform/batch-queue.ts'
import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { priceContextOf } from '#modules/catalogue/products/service/product-list.ts'
import { toMinuteBucket } from '#modules/catalogue/search/service/cached-search.ts'
import { normalizeText } from '#modules/catalogue/search/rules/sizes.ts'
import { readSuggestionState, type SuggestionState } from '../store.ts'
import { buildSuggestions, NO_SUGGESTIONS, type SuggestionsOutput } from './suggestions.ts'

const MAX_LENGTH = 100
const MIN_LENGTH = 2

type CachedSuggestions = {
  suggestions: SuggestionsOutput
  variantIds: number[]
  search: number
  catalogue: number
}

/** About five kilobytes each. */
const MAX_TEXTS = 500
const findCache = defineShopCache(() =>
  createCache<CachedSuggestions>({ name: 'suggestions', maxEntries: MAX_TEXTS }),
)

type TypedState = Omit<SuggestionState, 'searches'> & { searches: string[] }
type StateRequest = { deps: AppDeps; text: string; variantIds: readonly number[] }

/** Concurrent lookups share one statement. */
const findQueue = defineShopCache(() => createBatchQueue({ run: readStates }))

/**
 * Suggestions for a text whose last word may be incomplete; none for fewer than two letters. Many people type
 * the same beginnings, so what was made for a text is given again, with the stock of now, while nothing has
 * changed that it was made from. Its ranking depends on stock, so it is given within the same minute only.
 */
export async function loadSuggestions(ctx: Context, rawText: string): Promise<SuggestionsOutput> {
  const text = normalizeText(rawText).trim().slice(0, MAX_LENGTH)
  if (text.length < MIN_LENGTH) return NO_SUGGESTIONS
  const cache = findCache(ctx)
  const key = JSON.stringify([text, priceContextOf(ctx), toMinuteBucket(ctx)])
  const cached = cache?.get(key)
  const request = { deps: ctx, text, variantIds: cached?.variantIds ?? [] }
  const state = await (findQueue(ctx)?.(request) ?? readStates([request]).then(([one]) => one!))
  const searches = state.searches.filter((search) => search !== text)
  if (cached && isSame(cached, state, searches)) return withStock(cached.suggestions, state.stock)
  const suggestions = await buildSuggestions(ctx, text, searches)
  const { search, catalogue } = state
  const variantIds = suggestions.products.map((product) => Number(product.product_variant_id))
  cache?.set(key, { suggestions, variantIds, search, catalogue })
  return suggestions
}

const isSame = (
  cached: CachedSuggestions,
  { search, catalogue }: TypedState,
  searches: readonly string[],
): boolean =>
  cached.search === search &&
  cached.catalogue === catalogue &&
  cached.suggestions.searches.length === searches.length &&
  searches.every((each, at) => cached.suggestions.searches[at] === each)

const withStock = (
  { products, ...suggestions }: SuggestionsOutput,
  stock: readonly number[],
): SuggestionsOutput => ({
  ...suggestions,
  products: products.map((product, at) => ({ ...product, stock: stock[at] ?? 0 })),
})

async function readStates(requests: readonly StateRequest[]): Promise<TypedState[]> {
  const texts = [...new Set(requests.map(({ text }) => text))]
  const variantIds = [...new Set(requests.flatMap((request) => request.variantIds))]
  const state = await readSuggestionState(requests[0]!.deps.db, texts, variantIds)
  const searchesByText = new Map(state.searches.map(({ text, searches }) => [text, searches]))
  const stockByVariant = new Map(variantIds.map((id, at) => [id, state.stock[at] ?? 0]))
  return requests.map((request) => ({
    search: state.search,
    catalogue: state.catalogue,
    searches: searchesByText.get(request.text) ?? [],
    stock: request.variantIds.map((id) => stockByVariant.get(id) ?? 0),
  }))
}
