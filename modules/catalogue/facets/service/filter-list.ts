import type { Context } from '#platform/http/context.ts'
import { buildFacetIndex } from '../rules/facet-index.ts'
import {
  filterProducts,
  type FilterResult,
  type FacetSelection,
  mergeResults,
} from '../rules/filter.ts'
import { MAX_RESULTS } from '#modules/catalogue/search/rules/plan-scans.ts'
import { findFacetRows, MAX_POPULAR } from '../store/facets.ts'
import type {
  CategoryTree,
  SubCategoryNode,
} from '#modules/catalogue/categories/store/category-tree.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'
import { resolveNearestWarehouse } from '#modules/catalogue/search/service/proximity.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import type { PurchasedProducts } from './purchased.ts'
import {
  selectPriceLists,
  toSelection,
  selectSubCategories,
  type ProductFilterQuery,
} from './selection.ts'
import type { CacheableScope, ResultCache } from './index-cache.ts'
import {
  loadFacetIndexAt,
  syncCatalogueChanges,
  type CatalogueSnapshot,
} from './facet-index-cache.ts'

/** The products that a query leaves, with counts, and what it was answered from. */
export type FilteredProducts = FilterResult & {
  shelves: CategoryTree
  moment: CatalogueSnapshot
  /** What is kept for a query has these in its key; undefined where it comes from no kept index. */
  revisions: number[] | undefined
  /** Products that are left but for what was bought before: that is counted as a facet is, too. */
  base: FilterResult
  /** Only a part of what there is was looked through. */
  isTruncated: boolean
  /** Nothing answers what was sought; these come near it. */
  isApproximate: boolean
}
type FilterSource = Pick<FilteredProducts, 'shelves' | 'moment'>

/**
 * Narrows the list that a query names, to what was `bought` where it asks for that. A change that
 * was committed before shows in the answer.
 */
export async function filterList(
  ctx: Context,
  query: ProductFilterQuery,
  purchased: PurchasedProducts,
): Promise<FilteredProducts> {
  const snapshot = await syncCatalogueChanges(ctx)
  const source = { moment: snapshot, shelves: await loadCategoryTreeAt(ctx, snapshot.version) }
  const lists = selectPriceLists(ctx, snapshot.reference)
  const selection = toSelection(query, source.shelves, snapshot.reference)
  const products = query.bought && purchased ? new Set(purchased.map(({ id }) => id)) : undefined
  if (query.search) {
    const {
      index,
      inOrder,
      shelf,
      near: isApproximate,
      cut: isTruncated,
    } = await buildSearchIndex(ctx, query, source)
    const base = inOrder(filterProducts(index, { ...selection, ...shelf }, lists))
    const filtered = products
      ? inOrder(filterProducts(index, { ...selection, ...shelf, products }, lists))
      : base
    return { ...filtered, ...source, base, isTruncated, isApproximate, revisions: undefined }
  }
  const { parts: scopes, keys } = planScopes(source.shelves, query, selection)
  const indexes = await Promise.all(
    scopes.map((scope) => loadFacetIndexAt(ctx, scope, keys, snapshot)),
  )
  const key = JSON.stringify([lists, serializeSelection(selection)])
  const base = mergeResults(
    indexes.map(({ index, results }) =>
      getCachedResult(results, key, () => filterProducts(index, selection, lists)),
    ),
  )
  const isTruncated = indexes.some(
    ({ index }, at) => 'popular' in scopes[at]! && index.entries.length >= MAX_POPULAR,
  )
  if (!products)
    return {
      ...base,
      ...source,
      base,
      isTruncated,
      isApproximate: false,
      revisions: indexes.map(({ revision }) => revision),
    }
  const filtered = mergeResults(
    indexes.map(({ index }) => filterProducts(index, { ...selection, products }, lists)),
  )
  return { ...filtered, ...source, base, isTruncated, isApproximate: false, revisions: undefined }
}

/** The result of this key, computed where it is not cached. */
function getCachedResult(
  results: ResultCache,
  key: string,
  compute: () => FilterResult,
): FilterResult {
  const cached = results.get(key)
  if (cached) return cached
  const result = compute()
  results.set(key, result)
  return result
}

/** Sets do not show in JSON. */
const serializeSelection = (selection: FacetSelection) =>
  JSON.stringify(selection, (_, value: unknown) =>
    value instanceof Set ? [...value].sort() : value instanceof Map ? [...value].sort() : value,
  )

/** The indexes that a list is made of. */
function planScopes(
  tree: CategoryTree,
  query: ProductFilterQuery,
  { brands }: FacetSelection,
): { parts: CacheableScope[]; keys: string[] } {
  const subs = selectSubCategories(tree, query)
  if (subs)
    return {
      parts: subs.map(({ id }) => ({ subCategory: id })),
      keys: selectAttributeKeys(subs, query),
    }
  if (brands)
    return { parts: [...brands].filter((id) => id > 0).map((id) => ({ brand: id })), keys: [] }
  return { parts: [{ popular: true }], keys: [] }
}

/** An index of what a search found, and how to bring its products back into the order of match. */
async function buildSearchIndex(
  ctx: Context,
  query: ProductFilterQuery,
  { shelves: tree, moment: snapshot }: FilterSource,
) {
  const { ids, isApproximate } = await searchCached(
    ctx,
    query.search!,
    snapshot.version,
    await resolveNearestWarehouse(ctx),
  )
  const rows = ids.length > 0 ? await findFacetRows(ctx.db, { products: ids }, snapshot.day) : []
  const subs = selectSubCategories(tree, query)
  const rank = new Map(ids.map((id, at) => [id, at]))
  return {
    near: isApproximate,
    cut: ids.length >= MAX_RESULTS,
    index: buildFacetIndex(selectAttributeKeys(subs, query), rows),
    shelf: subs ? { subCategories: new Set(subs.map(({ id }) => id)) } : {},
    inOrder: ({ matches, counts }: FilterResult): FilterResult => ({
      matches: matches.toSorted((a, b) => rank.get(a.id)! - rank.get(b.id)!),
      counts,
    }),
  }
}

/** Attributes belong to a single sub-category. */
const selectAttributeKeys = (
  subs: readonly SubCategoryNode[] | undefined,
  { subCategory }: ProductFilterQuery,
): string[] => (subs?.length === 1 && subCategory ? subs[0]!.attributes.map(({ key }) => key) : [])
