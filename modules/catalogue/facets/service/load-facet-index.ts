import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { type FacetIndex, buildFacetIndex, refreshFacetIndex } from '../rules/facet-index.ts'
import * as store from '../store/facets.ts'
import {
  createResultCache,
  findIndexCache,
  tagIndex,
  recordIndexSize,
  type CacheableScope,
  type CachedIndex,
  type IndexCache,
  type ResultCache,
} from './index-cache.ts'
import { isInScope, markStale } from './mark-stale.ts'

/** The state of the catalogue after a check for changes. */
export type CatalogueSnapshot = { version: number; reference: store.FacetReference; day: string }

/**
 * Checks for changes since the last check, in one small statement, and marks the indexes that
 * it touches. Called before answering from an index, so that a committed change is in the next response.
 */
export async function syncCatalogueChanges(deps: AppDeps): Promise<CatalogueSnapshot> {
  const day = toJakartaDate(deps.clock.now())
  const cache = findIndexCache(deps)
  if (!cache) {
    const { version } = await store.findChanges(deps.db, undefined)
    return { version, reference: await store.readReference(deps.db), day }
  }
  const update = await store.findChanges(deps.db, cache.horizon)
  markStale(cache, update)
  // Several checks run at once. The next one begins where the furthest of them ended.
  if (!cache.horizon || BigInt(update.horizon) > BigInt(cache.horizon))
    cache.horizon = update.horizon
  cache.reference ??= await store.readReference(deps.db)
  return { version: update.version, reference: cache.reference, day }
}

type LoadedIndex = { index: FacetIndex; revision: number; results: ResultCache }

/** The index of a scope at a snapshot. `keys` are the attributes that lists of it are filtered by. */
export async function loadFacetIndexAt(
  deps: AppDeps,
  scope: CacheableScope,
  keys: readonly string[],
  { day }: CatalogueSnapshot,
): Promise<LoadedIndex> {
  const cache = findIndexCache(deps)
  if (!cache) {
    const rows = await store.findFacetRows(deps.db, scope, day)
    return { index: buildFacetIndex(keys, rows), revision: -1, results: createResultCache() }
  }
  const key = JSON.stringify([scope, keys, day])
  let cached = cache.indexes.get(key)
  if (!cached) {
    cached = startLoading(cache, deps, scope, keys, day)
    cache.indexes.set(key, cached, {
      tags: tagIndex(scope),
      expiresAt: performance.now() + MAX_AGE_MS,
    })
  }
  if (cached.staleProductIds.size > 0) cached.loading = refreshIndex(cache, cached, deps, day)
  // While this call waits, another one may begin to refresh the index further.
  const { loading, revision, results } = cached
  try {
    const index = await loading
    recordIndexSize(cache, key, cached, index.bytes)
    return { index, revision, results }
  } catch (thrown) {
    if (cache.indexes.peek(key) === cached) cache.indexes.delete(key)
    throw thrown
  }
}

/** Recorded changes are deleted after a day; an index is loaded again after an hour at the latest. */
const MAX_AGE_MS = 3_600_000

const startLoading = (
  cache: IndexCache,
  deps: AppDeps,
  scope: CacheableScope,
  keys: readonly string[],
  day: string,
): CachedIndex => ({
  scope,
  staleProductIds: new Set(),
  revision: ++cache.lastRevision,
  results: createResultCache(),
  loading: store.findFacetRows(deps.db, scope, day).then((rows) => buildFacetIndex(keys, rows)),
})

/** Reads the stale products again, after any load that is still running. */
async function refreshIndex(
  cache: IndexCache,
  cached: CachedIndex,
  deps: AppDeps,
  day: string,
): Promise<FacetIndex> {
  const { scope } = cached
  const ids = new Set(cached.staleProductIds)
  const previous = cached.loading
  cached.staleProductIds.clear()
  cached.results = createResultCache()
  cached.revision = ++cache.lastRevision
  const index = await previous
  const rows = await store.findFacetRows(deps.db, { products: [...ids] }, day)
  return refreshFacetIndex(
    index,
    ids,
    rows.filter((row) => isInScope(scope, row)),
  )
}
