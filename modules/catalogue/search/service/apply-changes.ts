import { ALL } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { SearchState } from '../store/search-state.ts'
import { dropBlocks, markEntryStale } from './entry-cache.ts'
import { dropOrderableVariants } from './orderable-variants.ts'
import { raiseRevisions } from './product-revisions.ts'
import { dropVariantTexts } from './variant-texts.ts'

/** How far a process has read the recorded changes. */
type ChangeReader = {
  /** Changes of transactions before this one have all been applied. */
  horizon: string | undefined
  seenEntryChangeIds: ReadonlySet<number>
  seenProductChangeIds: ReadonlySet<number>
  syncedAt: number
}

/** Recorded changes are deleted after a day; after an hour without a look everything is read again. */
const MAX_AGE_MS = 3_600_000

const findReader = defineShopCache((): ChangeReader => ({
  horizon: undefined,
  seenEntryChangeIds: new Set(),
  seenProductChangeIds: new Set(),
  syncedAt: 0,
}))

/** From where on a search has to know what changed; undefined where it has to read everything. */
export function findChangeHorizon(deps: AppDeps): string | undefined {
  const reader = findReader(deps)
  return reader && performance.now() - reader.syncedAt < MAX_AGE_MS ? reader.horizon : undefined
}

/** What of the search's memory may be read now. */
export type MemoryState = {
  /** Entries and variants' texts: not while products wait to be indexed, or while too many change. */
  areEntriesCurrent: boolean
  /** Which variants can be ordered, and where; products' cards. */
  areProductsCurrent: boolean
}

/** Applies what changed since `since` to what is held in memory. Nothing of it may be read inside a transaction. */
export function applyChanges(
  deps: AppDeps,
  { horizon, changes, productChanges, hasQueuedProducts }: SearchState,
  since: string | undefined,
): MemoryState {
  const reader = findReader(deps)
  if (!reader) return { areEntriesCurrent: false, areProductsCurrent: false }
  if (since === undefined || changes === null) dropEntries(deps)
  else applyEntryChanges(deps, changes, reader.seenEntryChangeIds)
  if (since === undefined || productChanges === null) dropProducts(deps, ALL)
  else applyProductChanges(deps, productChanges, reader.seenProductChangeIds)
  // While a transaction stays open, changes that were applied are read again.
  if (changes) reader.seenEntryChangeIds = new Set(changes.map(({ id }) => id))
  if (productChanges) reader.seenProductChangeIds = new Set(productChanges.map(({ id }) => id))
  // Several searches look at once. The next one begins where the furthest of them ended.
  if (!reader.horizon || BigInt(horizon) > BigInt(reader.horizon)) reader.horizon = horizon
  reader.syncedAt = performance.now()
  return {
    areEntriesCurrent: changes !== null && !hasQueuedProducts,
    areProductsCurrent: productChanges !== null,
  }
}

function dropEntries(deps: AppDeps): void {
  dropBlocks(deps)
  dropVariantTexts(deps, ALL)
}

function applyEntryChanges(
  deps: AppDeps,
  changes: NonNullable<SearchState['changes']>,
  seenIds: ReadonlySet<number>,
): void {
  for (const { id, productId, subCategoryId } of changes) {
    if (seenIds.has(id)) continue
    if (productId === null) {
      dropEntries(deps)
      continue
    }
    markEntryStale(deps, subCategoryId, productId)
    dropVariantTexts(deps, [productId])
  }
}

function applyProductChanges(
  deps: AppDeps,
  changes: NonNullable<SearchState['productChanges']>,
  seenIds: ReadonlySet<number>,
): void {
  for (const { id, productId } of changes)
    if (!seenIds.has(id)) dropProducts(deps, productId === null ? ALL : [productId])
}

function dropProducts(deps: AppDeps, products: readonly number[] | typeof ALL): void {
  dropOrderableVariants(deps, products)
  raiseRevisions(deps, products)
}
