import { createCache, type Cache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { FacetIndex } from '../rules/facet-index.ts'
import type { FilterResult } from '../rules/filter.ts'
import type * as store from '../store/facets.ts'

/** The products that one cached index covers. */
export type CacheableScope = Exclude<store.IndexScope, { products: number[] }>

/** Filter results of one index, by selection. */
export type ResultCache = Cache<FilterResult>

export type CachedIndex = {
  scope: CacheableScope
  /** The index, or the query that loads it. */
  loading: Promise<FacetIndex>
  /** Products that have changed since it was loaded. */
  staleProductIds: Set<number>
  /** Unique for every state of every index of this process. */
  revision: number
  results: ResultCache
}

/** What a process caches for the facets of one shop. */
export type IndexCache = {
  indexes: Cache<CachedIndex>
  /** Changes of transactions before this one have all been applied. */
  horizon: string | undefined
  seenChangeIds: ReadonlySet<number>
  reference: store.FacetReference | undefined
  lastRevision: number
}

/** All indexes of a process together; about 200,000 variants. */
const MAX_BYTES = 48_000_000
const MAX_RESULTS_PER_INDEX = 8

export const findIndexCache = defineShopCache((): IndexCache => ({
  indexes: createCache<CachedIndex>({
    name: 'facet indexes',
    maxBytes: MAX_BYTES,
    now: () => performance.now(),
  }),
  horizon: undefined,
  seenChangeIds: new Set(),
  reference: undefined,
  lastRevision: 0,
}))

export const createResultCache = (): ResultCache =>
  createCache<FilterResult>({ name: 'facet results', maxEntries: MAX_RESULTS_PER_INDEX })

/** Indexes that are not of one sub-category: products of any sub-category may be in them. */
export const MIXED = 'mixed'

export const subCategoryTag = (id: number): string => `subCategory:${id}`

export const tagIndex = (scope: CacheableScope): Set<string> =>
  new Set(['subCategory' in scope ? subCategoryTag(scope.subCategory) : MIXED])

/** Records what a loaded index takes. A single one may take the whole cache. */
export const recordIndexSize = (
  { indexes }: IndexCache,
  key: string,
  cached: CachedIndex,
  bytes: number,
) => indexes.resize(key, cached, Math.min(Math.max(1, bytes), MAX_BYTES))
