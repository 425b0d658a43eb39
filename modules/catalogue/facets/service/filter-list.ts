import type { Context } from '#platform/http/context.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import { createAttributeLookup } from '#modules/catalogue/search/service/offered-variants.ts'
import { buildFacetIndex, type FacetRow } from '../rules/facet-index.ts'
import { listDeclaredKeys, selectSharedAttributes } from '../rules/shared-attributes.ts'
import {
  filterProducts,
  type FilterResult,
  type FacetSelection,
  mergeResults,
} from '../rules/filter.ts'
import { MAX_RESULTS } from '#modules/catalogue/search/rules/plan-scans.ts'
import { findFacetRows, MAX_POPULAR } from '../store/facets.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { correctText } from '#modules/catalogue/search/rules/corrected-text.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'
import { resolveNearestWarehouse } from '#modules/catalogue/search/service/proximity.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import type { PurchasedProducts } from './purchased.ts'
import {
  priceListsFor,
  toSelection,
  selectSubCategories,
  type ProductFilterQuery,
} from './selection.ts'
import type { CacheableScope, ResultCache } from './index-cache.ts'
import {
  loadFacetIndexAt,
  syncCatalogueChanges,
  type CatalogueSnapshot,
} from './load-facet-index.ts'

/** The products that match a query, with facet counts and what they were computed from. */
export type FilteredProducts = FilterResult & {
  tree: CategoryTree
  snapshot: CatalogueSnapshot
  /** Revisions of the indexes, for cache keys; undefined if the result is not from cached indexes. */
  revisions: number[] | undefined
  /** The matches without the filter on earlier purchases, which is counted like a facet. */
  base: FilterResult
  /** What the products can be filtered by. */
  attributes: readonly AttributeDefinition[]
  /** Only some of the products were searched. */
  isTruncated: boolean
  /** Nothing matches the search; these are the nearest. */
  isApproximate: boolean
  /** What was looked for instead of a misspelled text; null where nothing was misspelled. */
  correction: string | null
}
type FilterSource = Pick<FilteredProducts, 'tree' | 'snapshot'>

/**
 * The products that match a query, limited to earlier purchases if it asks for that. Includes every
 * change committed before the call, or before the snapshot that is passed on.
 */
export async function filterList(
  ctx: Context,
  query: ProductFilterQuery,
  purchased: PurchasedProducts,
  knownSnapshot?: CatalogueSnapshot,
): Promise<FilteredProducts> {
  const snapshot = knownSnapshot ?? (await syncCatalogueChanges(ctx))
  const source = { snapshot, tree: await loadCategoryTreeAt(ctx, snapshot.version) }
  const lists = priceListsFor(ctx, snapshot.reference)
  const selection = toSelection(query, source.tree, snapshot.reference)
  const products = query.bought && purchased ? new Set(purchased.map(({ id }) => id)) : undefined
  if (query.search) {
    const { index, sortByMatch, subCategories, ...searched } = await buildSearchIndex(
      ctx,
      query,
      source,
    )
    const narrowed = { ...selection, subCategories }
    const base = sortByMatch(filterProducts(index, narrowed, lists))
    const filtered = products
      ? sortByMatch(filterProducts(index, { ...narrowed, products }, lists))
      : base
    return {
      ...filtered,
      ...source,
      ...searched,
      base,
      revisions: undefined,
    }
  }
  const { scopes, attributes } = planScopes(source.tree, query, selection)
  const indexes = await Promise.all(
    scopes.map((scope) =>
      loadFacetIndexAt(
        ctx,
        scope,
        attributes.map(({ key }) => key),
        snapshot,
      ),
    ),
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
      attributes,
      isTruncated,
      isApproximate: false,
      correction: null,
      revisions: indexes.map(({ revision }) => revision),
    }
  const filtered = mergeResults(
    indexes.map(({ index }) => filterProducts(index, { ...selection, products }, lists)),
  )
  return {
    ...filtered,
    ...source,
    base,
    attributes,
    isTruncated,
    isApproximate: false,
    correction: null,
    revisions: undefined,
  }
}

/** The cached result of a key, computed if missing. */
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

/** JSON leaves out the content of sets and maps. */
const serializeSelection = (selection: FacetSelection) =>
  JSON.stringify(selection, (_, value: unknown) =>
    value instanceof Set ? [...value].sort() : value instanceof Map ? [...value].sort() : value,
  )

/** Which indexes a list is merged from, and the attributes that it can be filtered by. */
function planScopes(
  tree: CategoryTree,
  query: ProductFilterQuery,
  { brands }: FacetSelection,
): { scopes: CacheableScope[]; attributes: readonly AttributeDefinition[] } {
  const subs = selectSubCategories(tree, query)
  if (subs)
    return {
      scopes: subs.map(({ id }) => ({ subCategory: id })),
      // A category has too many sub-categories for one attribute to mean anything.
      attributes: query.subCategory && subs.length === 1 ? subs[0]!.attributes : [],
    }
  if (brands)
    return {
      scopes: [...brands].filter((id) => id > 0).map((id) => ({ brand: id })),
      attributes: [],
    }
  return { scopes: [{ popular: true }], attributes: [] }
}

/** An index of the search's results, and a function that restores their order by match. */
async function buildSearchIndex(
  ctx: Context,
  query: ProductFilterQuery,
  { tree, snapshot }: FilterSource,
) {
  const {
    ids,
    isApproximate,
    query: { corrections },
  } = await searchCached(
    ctx,
    query.search!,
    snapshot.version,
    await resolveNearestWarehouse(ctx, query.districtId),
  )
  const rows = ids.length > 0 ? await findFacetRows(ctx.db, { products: ids }, snapshot.day) : []
  const subs = selectSubCategories(tree, query)
  const attributesOf = createAttributeLookup(tree)
  const productsBySub = Map.groupBy(
    rows.filter(
      ({ subCategoryId }) => !subs || subs.some((selected) => selected.id === subCategoryId),
    ),
    ({ subCategoryId }) => subCategoryId,
  )
  const attributes = selectSharedAttributes(
    [...productsBySub].map(([id, members]) => ({
      attributes: attributesOf(id),
      products: new Set(members.map((member) => member.id)).size,
    })),
  )
  const foundSubIds = new Set(rows.map(({ subCategoryId }) => subCategoryId))
  const keysBySub = new Map(
    [...foundSubIds].map((id) => [id, listDeclaredKeys(attributesOf(id), attributes)]),
  )
  const rank = new Map(ids.map((id, at) => [id, at]))
  return {
    isApproximate,
    correction: correctText(query.search!, corrections),
    isTruncated: ids.length >= MAX_RESULTS,
    attributes,
    index: buildFacetIndex(
      attributes.map(({ key }) => key),
      rows.map((row) => withAttributes(row, keysBySub.get(row.subCategoryId)!)),
    ),
    subCategories: subs && new Set(subs.map(({ id }) => id)),
    sortByMatch: ({ matches, counts }: FilterResult): FilterResult => ({
      matches: matches.toSorted((a, b) => rank.get(a.id)! - rank.get(b.id)!),
      counts,
    }),
  }
}

/** A row with these of its attributes, which its sub-category means like the facets of the list do. */
const withAttributes = (row: FacetRow, keys: readonly string[]): FacetRow => ({
  ...row,
  attributes: Object.fromEntries(
    keys.flatMap((key) => {
      const value = row.attributes[key]
      return value === undefined ? [] : [[key, value]]
    }),
  ),
})
