import type { AppDeps } from '#platform/http/context.ts'
import type { SearchScope } from '../rules/plan-scans.ts'
import { createAttributeLookup, matchVariants } from './offered-variants.ts'
import { type SearchResult, search as find } from './search.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'

const UNSCOPED: SearchScope = { subCategories: undefined, brandId: undefined }

const resultsByShop = new WeakMap<object, Map<string, SearchResult>>()
/** Two kilobytes each. */
const MAX_CACHED = 300

/** Stock moves all day: a ranking that goes by it is kept within the same minute only. */
export const toMinuteBucket = ({ clock }: AppDeps): number =>
  Math.floor(clock.now().getTime() / 60_000)

/**
 * What a text leads to, at most 240 products, best first; kept for the pages and filters that
 * follow, for all whose nearest warehouse is the same.
 */
export async function searchCached(
  deps: AppDeps,
  text: string,
  version: number | undefined,
  nearest?: number,
): Promise<SearchResult> {
  const cache = resultsByShop.get(deps.shop) ?? new Map<string, SearchResult>()
  resultsByShop.set(deps.shop, cache)
  const key = JSON.stringify([text.slice(0, 300), nearest, toMinuteBucket(deps)])
  const cached = cache.get(key)
  if (cached && cached.version === version && !deps.db.isTransaction) return cached
  const result = await find(deps, text, UNSCOPED, nearest)
  const [oldest] = cache.keys()
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  if (!deps.db.isTransaction) cache.set(key, result)
  return result
}

/** The variant that each of some found products shows: the one that was sought, or else its first. */
export async function findOfferedVariants(
  deps: AppDeps,
  result: SearchResult,
  ids: number[],
): Promise<(number | null)[]> {
  const tree = await loadCategoryTreeAt(deps, result.version)
  const variantByProduct = await matchVariants(deps, result, ids, createAttributeLookup(tree))
  return ids.map((id) => variantByProduct.get(id) ?? null)
}
