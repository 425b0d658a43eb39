import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { SearchScope } from '../rules/plan-scans.ts'
import { createAttributeLookup, matchVariants } from './offered-variants.ts'
import { type SearchResult, search as find } from './search.ts'
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
 * follow, and shared by everyone with the same nearest warehouse.
 */
export async function searchCached(
  deps: AppDeps,
  text: string,
  version: number | undefined,
  nearest?: number,
): Promise<SearchResult> {
  const cache = findCache(deps)
  const key = JSON.stringify([text.slice(0, 300), nearest, toMinuteBucket(deps)])
  const cached = cache?.getAtVersion(key, version)
  if (cached) return cached
  const result = await find(deps, text, UNSCOPED, nearest)
  cache?.set(key, result, { version: result.version })
  return result
}

/** The variant that each product shows: the one that matches best; null where it has none. */
export async function findOfferedVariants(
  deps: AppDeps,
  result: SearchResult,
  ids: number[],
): Promise<(number | null)[]> {
  const tree = await loadCategoryTreeAt(deps, result.version)
  const variantByProduct = await matchVariants(deps, result, ids, createAttributeLookup(tree))
  return ids.map((id) => variantByProduct.get(id)?.id ?? null)
}
