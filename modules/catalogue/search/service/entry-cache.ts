import { ALL, createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import {
  buildBlock,
  replaceEntries,
  scanBlock,
  type BlockScan,
  type EntryBlock,
  type FoundRows,
} from '../rules/entry-block.ts'
import * as store from '../store/index-entries.ts'

type CachedBlock = {
  /** The block, or the query that loads it. */
  loading: Promise<EntryBlock>
  /** Products whose entries have changed since it was loaded. */
  staleProductIds: Set<number>
}

/** All blocks of a process together: the entries of about a million variants. */
const MAX_BYTES = 64_000_000
/** A block is loaded again after an hour at the latest. */
const MAX_AGE_MS = 3_600_000

const findCache = defineShopCache(() =>
  createCache<CachedBlock>({
    name: 'search entries',
    maxBytes: MAX_BYTES,
    now: () => performance.now(),
  }),
)

/** Drops every block. */
export const dropBlocks = (deps: AppDeps): void => findCache(deps)?.invalidate([ALL])

/** Records that the entry of a product in a sub-category has changed. */
export const markEntryStale = (
  deps: AppDeps,
  subCategoryId: number | null,
  productId: number,
): void => void findCache(deps)?.peek(String(subCategoryId))?.staleProductIds.add(productId)

/** What several scans find, each up to its own limit, in memory. */
export async function scanCachedEntries(
  deps: AppDeps,
  scans: readonly (BlockScan & { subCategoryId: number })[],
): Promise<FoundRows[]> {
  const blocks = new Map<number, EntryBlock>()
  // One after the other: a search takes one of the pool's connections, not eight.
  for (const { subCategoryId: id } of scans)
    if (!blocks.has(id)) blocks.set(id, await loadBlock(deps, id))
  return scans.map((scan) => {
    const block = blocks.get(scan.subCategoryId)!
    return { block, rows: scanBlock(block, scan) }
  })
}

/** Loads the blocks of sub-categories that are not in memory, one after the other. */
export async function loadBlocks(deps: AppDeps, subCategoryIds: Iterable<number>): Promise<void> {
  for (const id of subCategoryIds) await loadBlock(deps, id)
}

async function loadBlock(deps: AppDeps, subCategoryId: number): Promise<EntryBlock> {
  const blocks = findCache(deps)!
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
