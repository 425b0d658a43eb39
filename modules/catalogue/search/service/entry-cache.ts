import { ALL, createCache, type Cache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import {
  buildBlock,
  replaceEntries,
  scanBlock,
  type BlockScan,
  type EntryBlock,
} from '../rules/entry-block.ts'
import type { IndexEntry } from '../rules/index-entries.ts'
import * as store from '../store/index-entries.ts'
import type { SearchState } from '../store/search-state.ts'
import { dropVariantTexts } from './variant-texts.ts'

type CachedBlock = {
  /** The block, or the query that loads it. */
  loading: Promise<EntryBlock>
  /** Products whose entries have changed since it was loaded. */
  staleProductIds: Set<number>
}

type EntryCache = {
  blocks: Cache<CachedBlock>
  /** Changes of transactions before this one have all been applied. */
  horizon: string | undefined
  seenChangeIds: ReadonlySet<number>
  syncedAt: number
}

/** All blocks of a process together: the entries of about a million variants. */
const MAX_BYTES = 64_000_000
/** Recorded changes are deleted after a day; a block is loaded again after an hour at the latest. */
const MAX_AGE_MS = 3_600_000

const findCache = defineShopCache((): EntryCache => ({
  blocks: createCache<CachedBlock>({ maxBytes: MAX_BYTES, now: () => performance.now() }),
  horizon: undefined,
  seenChangeIds: new Set(),
  syncedAt: 0,
}))

/** From where on a search has to know what changed; undefined where it has to read everything. */
export function findEntryHorizon(deps: AppDeps): string | undefined {
  const cache = findCache(deps)
  return cache && performance.now() - cache.syncedAt < MAX_AGE_MS ? cache.horizon : undefined
}

/**
 * Applies what changed since `since` to the blocks in memory. Returns whether they may be read now: not
 * inside a transaction, while products still wait to be indexed, or while too many change.
 */
export function applyEntryChanges(
  deps: AppDeps,
  { horizon, changes, hasQueuedProducts }: SearchState,
  since: string | undefined,
): boolean {
  const cache = findCache(deps)
  if (!cache) return false
  if (since === undefined || changes === null) dropEverything(deps, cache)
  else markStale(deps, cache, changes)
  // Several searches look at once. The next one begins where the furthest of them ended.
  if (!cache.horizon || BigInt(horizon) > BigInt(cache.horizon)) cache.horizon = horizon
  cache.syncedAt = performance.now()
  return changes !== null && !hasQueuedProducts
}

function dropEverything(deps: AppDeps, cache: EntryCache): void {
  cache.blocks.invalidate([ALL])
  dropVariantTexts(deps, ALL)
}

function markStale(
  deps: AppDeps,
  cache: EntryCache,
  changes: NonNullable<SearchState['changes']>,
): void {
  for (const { id, productId, subCategoryId } of changes) {
    if (cache.seenChangeIds.has(id)) continue
    if (productId === null) {
      dropEverything(deps, cache)
      continue
    }
    cache.blocks.peek(String(subCategoryId))?.staleProductIds.add(productId)
    dropVariantTexts(deps, [productId])
  }
  // While a transaction stays open, changes that were applied are read again.
  cache.seenChangeIds = new Set(changes.map(({ id }) => id))
}

/** The entries of several scans, each up to its own limit, from memory. */
export async function scanCachedEntries(
  deps: AppDeps,
  scans: readonly (BlockScan & { subCategoryId: number })[],
): Promise<IndexEntry[]> {
  const blocks = new Map<number, EntryBlock>()
  // One after the other: a search takes one of the pool's connections, not eight.
  for (const { subCategoryId: id } of scans)
    if (!blocks.has(id)) blocks.set(id, await loadBlock(deps, id))
  return scans.flatMap((scan) => scanBlock(blocks.get(scan.subCategoryId)!, scan))
}

async function loadBlock(deps: AppDeps, subCategoryId: number): Promise<EntryBlock> {
  const { blocks } = findCache(deps)!
  const key = String(subCategoryId)
  let cached = blocks.get(key)
  if (!cached) {
    cached = {
      loading: store
        .findEntriesOfSubCategory(deps.db, subCategoryId)
        .then((entries) => buildBlock(subCategoryId, entries)),
      staleProductIds: new Set(),
    }
    blocks.set(key, cached, { expiresAt: performance.now() + MAX_AGE_MS })
  } else if (cached.staleProductIds.size > 0)
    cached.loading = refreshBlock(deps, cached, subCategoryId)
  // While this search waits, another one may begin to refresh the block further.
  const { loading } = cached
  try {
    const block = await loading
    blocks.resize(key, cached, Math.min(block.bytes, MAX_BYTES))
    return block
  } catch (thrown) {
    if (blocks.peek(key) === cached) blocks.delete(key)
    throw thrown
  }
}

/** Reads the stale entries again, after any load that is still running. */
async function refreshBlock(
  { db }: AppDeps,
  cached: CachedBlock,
  subCategoryId: number,
): Promise<EntryBlock> {
  const ids = new Set(cached.staleProductIds)
  const previous = cached.loading
  cached.staleProductIds.clear()
  const block = await previous
  const entries = await store.findStoredEntries(db, [...ids])
  return replaceEntries(
    block,
    ids,
    entries.filter((entry) => entry.subCategoryId === subCategoryId),
  )
}
