import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { SearchScope } from '../rules/plan-scans.ts'
import { createAttributeLookup, matchVariants } from './offered-variants.ts'
import { type FreshSearchResult, type SearchResult, search as find } from './search.ts'
import type { VocabularyState } from './vocabulary.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'

const UNSCOPED: SearchScope = { subCategories: undefined, brandId: undefined }

/** About two kilobytes each. */
const MAX_RESULTS = 300
const findCache = defineShopCache(() => createCache<SearchResult>({ maxEntries: MAX_RESULTS }))

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
): Promise<SearchResult | FreshSearchResult> {
  const cache = findCache(deps)
  const key = JSON.stringify([text.slice(0, 300), nearest, toMinuteBucket(deps)])
  const cached = cache?.getAtVersion(key, version)
  if (cached) return cached
  const { offered, ...result } = await find(deps, text, UNSCOPED, nearest, state)
  cache?.set(key, result, { version: result.version })
  return { ...result, offered }
}

/** The variant that each product shows: the one that matches best; null where it has none. */
export async function findOfferedVariants(
  deps: AppDeps,
  result: SearchResult | FreshSearchResult,
  ids: number[],
): Promise<(number | null)[]> {
  // A search of this very request has looked already; what is cached of one does not know the stock of now.
  const known = 'offered' in result ? result.offered : new Map<number, number>()
  const others = ids.filter((id) => !known.has(id))
  if (others.length === 0) return ids.map((id) => known.get(id) ?? null)
  const tree = await loadCategoryTreeAt(deps, result.version)
  const { offered } = await matchVariants(deps, result, others, createAttributeLookup(tree))
  return ids.map((id) => known.get(id) ?? offered.get(id)?.id ?? null)
}
