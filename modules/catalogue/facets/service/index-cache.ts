import type { FacetIndex } from '../rules/facet-index.ts'
import type { FilterResult } from '../rules/filter.ts'
import type * as store from '../store/facets.ts'

/** What an index that is kept holds. */
export type CacheableScope = Exclude<store.IndexScope, { products: number[] }>

/** An index in memory. */
export type CachedIndex = {
  scope: CacheableScope
  /** The index, or its reading under way. */
  loading: Promise<FacetIndex>
  /** Products that changed since. */
  staleProductIds: Set<number>
  /** Another one for every state of every index of this process. */
  revision: number
  /** What it was narrowed to lately, by selection. */
  results: Map<string, FilterResult>
  bytes: number
  /** When it is read anew whatever happened: milliseconds of this process. */
  expiresAt: number
}

/** What a process keeps for a shop. */
export type IndexCache = {
  indexes: Map<string, CachedIndex>
  /** Transactions before this one were all dealt with. */
  horizon: string | undefined
  seenChangeIds: ReadonlySet<number>
  reference: store.FacetReference | undefined
  lastRevision: number
}

/** All indexes of a process together; some 200,000 variants. */
const MAX_BYTES = 48_000_000
const cacheByShop = new WeakMap<object, IndexCache>()

export function getIndexCache(shop: object): IndexCache {
  const cache = cacheByShop.get(shop) ?? {
    indexes: new Map(),
    horizon: undefined,
    seenChangeIds: new Set(),
    reference: undefined,
    lastRevision: 0,
  }
  cacheByShop.set(shop, cache)
  return cache
}

export const dropIndex = ({ indexes }: IndexCache, key: string): boolean => indexes.delete(key)

/** Notes what an index takes, and lets those go that were not used for longest. */
export function evictLru({ indexes }: IndexCache, key: string, bytes: number): void {
  indexes.get(key)!.bytes = bytes
  let totalBytes = 0
  for (const cached of indexes.values()) totalBytes += cached.bytes
  for (const [oldest, cached] of indexes) {
    if (totalBytes <= MAX_BYTES || oldest === key) return
    indexes.delete(oldest)
    totalBytes -= cached.bytes
  }
}
