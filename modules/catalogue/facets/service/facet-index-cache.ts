import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { type FacetIndex, buildFacetIndex, refreshFacetIndex } from '../rules/facet-index.ts'
import * as store from '../store/facets.ts'
import {
  dropIndex,
  type CachedIndex,
  type IndexCache,
  getIndexCache,
  evictLru,
  type CacheableScope,
} from './index-cache.ts'

/** Where this process stands after a look for changes: what it may answer from. */
export type CatalogueSnapshot = { version: number; reference: store.FacetReference; day: string }

/**
 * Looks for what changed since the last look, in one small statement, and marks what it touches.
 * Whoever answers from an index looks first, so that a committed change is in the next answer.
 */
export async function syncCatalogueChanges(deps: AppDeps): Promise<CatalogueSnapshot> {
  const day = toJakartaDate(deps.clock.now())
  // A transaction sees what may never come to be: it reads anew and leaves the process alone.
  if (deps.db.isTransaction) {
    const { version } = await store.findChanges(deps.db, undefined)
    return { version, reference: await store.readReference(deps.db), day }
  }
  const cache = getIndexCache(deps.shop)
  const update = await store.findChanges(deps.db, cache.horizon)
  markStale(cache, update)
  // Looks run side by side; the one that reached furthest is where the next begins.
  if (!cache.horizon || BigInt(update.horizon) > BigInt(cache.horizon))
    cache.horizon = update.horizon
  cache.reference ??= await store.readReference(deps.db)
  return { version: update.version, reference: cache.reference, day }
}

function markStale(cache: IndexCache, { changes }: store.CatalogueChanges) {
  for (const change of changes) {
    if (cache.seenChangeIds.has(change.id)) continue
    const { productId, subCategoryId, brandId } = change
    if (subCategoryId === null) cache.reference = undefined
    for (const [key, cached] of cache.indexes) {
      if (productId === null) {
        // Whose brands and popular goods are in a shelf is not told: all that may be, go.
        if (
          subCategoryId === null ||
          !('subCategory' in cached.scope) ||
          cached.scope.subCategory === subCategoryId
        )
          dropIndex(cache, key)
      } else if (isInScope(cached.scope, { subCategoryId, brandId }))
        cached.staleProductIds.add(productId)
    }
  }
  // A transaction that stays open keeps notes in sight that were dealt with.
  cache.seenChangeIds = new Set(changes.map(({ id }) => id))
}

type ProductLocation = { subCategoryId: number | null; brandId: number | null }

/** Whether a product of such a shelf and brand belongs in a universe. */
function isInScope(scope: CacheableScope, change: ProductLocation): boolean {
  if ('subCategory' in scope) return scope.subCategory === change.subCategoryId
  if ('brand' in scope) return scope.brand === change.brandId
  return true
}

/** The index of a universe as it stands at a moment; `keys` are the attributes it is narrowed by. */
export async function loadFacetIndexAt(
  deps: AppDeps,
  scope: CacheableScope,
  keys: readonly string[],
  { day }: CatalogueSnapshot,
): Promise<{ index: FacetIndex; revision: number; results: CachedIndex['results'] }> {
  if (deps.db.isTransaction)
    return {
      index: buildFacetIndex(keys, await store.findFacetRows(deps.db, scope, day)),
      revision: -1,
      results: new Map(),
    }
  const cache = getIndexCache(deps.shop)
  const key = JSON.stringify([scope, keys, day])
  let cached = cache.indexes.get(key)
  if (cached && cached.expiresAt < performance.now()) {
    dropIndex(cache, key)
    cached = undefined
  }
  if (!cached) {
    cached = startLoading(cache, deps, scope, keys, day)
  }
  if (cached.staleProductIds.size > 0) cached.loading = refreshIndex(cached, deps, day)
  // The least lately used goes first.
  cache.indexes.delete(key)
  cache.indexes.set(key, cached)
  // While this one waits, somebody else may begin to renew it further.
  const { loading, revision, results } = cached
  try {
    const index = await loading
    if (cache.indexes.get(key) === cached) evictLru(cache, key, index.bytes)
    return { index, revision, results }
  } catch (thrown) {
    if (cache.indexes.get(key) === cached) dropIndex(cache, key)
    throw thrown
  }
}

/** Notes are kept for a day; whoever has not been read anew within the hour is. */
const MAX_AGE_MS = 3_600_000

function startLoading(
  cache: IndexCache,
  deps: AppDeps,
  scope: CacheableScope,
  keys: readonly string[],
  day: string,
): CachedIndex {
  return {
    scope,
    staleProductIds: new Set(),
    revision: ++cache.lastRevision,
    results: new Map(),
    bytes: 0,
    expiresAt: performance.now() + MAX_AGE_MS,
    loading: store.findFacetRows(deps.db, scope, day).then((rows) => buildFacetIndex(keys, rows)),
  }
}

/** Reads the stale products again, after whatever is being read already. */
async function refreshIndex(cached: CachedIndex, deps: AppDeps, day: string): Promise<FacetIndex> {
  const { scope } = cached
  const ids = new Set(cached.staleProductIds)
  const previous = cached.loading
  cached.staleProductIds.clear()
  cached.results = new Map()
  cached.revision = ++getIndexCache(deps.shop).lastRevision
  const index = await previous
  const rows = await store.findFacetRows(deps.db, { products: [...ids] }, day)
  return refreshFacetIndex(
    index,
    ids,
    rows.filter((row) => isInScope(scope, row)),
  )
}
