import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { SearchScope } from '../rules/plan-scans.ts'
import { createAttributeLookup, matchVariants, type VariantState } from './offered-variants.ts'
import { type SearchResult, search as find } from './search.ts'
import type { VocabularyState } from './vocabulary.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'

const UNSCOPED: SearchScope = { subCategories: undefined, brandId: undefined }

/** About two kilobytes each. */
const MAX_RESULTS = 300
const findCache = defineShopCache(() =>
  createCache<SearchResult>({ name: 'searches', maxEntries: MAX_RESULTS }),
)

/** A page asks for its list and its filters at once: both wait for the same search, at the same version. */
const findPending = defineShopCache(() => new Map<string, Promise<SearchResult>>())

/** Stock moves all day, so a ranking that depends on it is cached within the same minute only. */
export const toMinuteBucket = ({ clock }: AppDeps): number =>
  Math.floor(clock.now().getTime() / 60_000)

/**
 * What a search text finds: at most 240 products, best first. Cached for the pages and filters that
 * follow, and shared by everyone with the same nearest warehouse. A caller that has just loaded the
 * vocabulary passes it on.
 */
export async function searchCached(
  deps: AppDeps,
  text: string,
  version: number | undefined,
  nearest?: number,
  state?: VocabularyState,
): Promise<SearchResult> {
  const cache = findCache(deps)
  const key = JSON.stringify([text.slice(0, 300), nearest, toMinuteBucket(deps)])
  const cached = cache?.getAtVersion(key, version)
  if (cached) return cached
  const pending = findPending(deps)
  const pendingKey = `${version} ${key}`
  const running = version === undefined ? undefined : pending?.get(pendingKey)
  if (running) return running
  const searching = find(deps, text, UNSCOPED, nearest, state)
  pending?.set(pendingKey, searching)
  try {
    const result = await searching
    cache?.set(key, result, { version: result.version })
    return result
  } finally {
    pending?.delete(pendingKey)
  }
}

/**
 * The variant that each product shows: the one that matches best; null where it has none. A caller that has
 * just loaded the vocabulary passes it on.
 */
export async function findOfferedVariants(
  deps: AppDeps,
  result: SearchResult,
  ids: number[],
  state?: VariantState,
): Promise<(number | null)[]> {
  if (ids.length === 0) return []
  const tree = await loadCategoryTreeAt(deps, result.version)
  const offered = await matchVariants(deps, result, ids, createAttributeLookup(tree), state)
  return ids.map((id) => offered.get(id)?.id ?? null)
}
