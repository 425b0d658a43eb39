import { ALL } from '#platform/cache/cache.ts'
import type { CatalogueChanges } from '../store/facets.ts'
import { MIXED, subCategoryTag, type CacheableScope, type IndexCache } from './index-cache.ts'

/** Applies recorded changes of the catalogue to the cached indexes. */
export function markStale(cache: IndexCache, { changes }: CatalogueChanges): void {
  for (const change of changes) {
    if (cache.seenChangeIds.has(change.id)) continue
    const { productId, subCategoryId, brandId } = change
    if (subCategoryId === null) cache.reference = undefined
    if (productId === null)
      // Which brands and popular products a sub-category has is not recorded: every mixed index is dropped.
      cache.indexes.invalidate(
        subCategoryId === null ? [ALL] : [subCategoryTag(subCategoryId), MIXED],
      )
    else
      for (const cached of cache.indexes.values())
        if (isInScope(cached.scope, { subCategoryId, brandId }))
          cached.staleProductIds.add(productId)
  }
  // While a transaction stays open, changes that were applied are read again.
  cache.seenChangeIds = new Set(changes.map(({ id }) => id))
}

type ProductPlace = { subCategoryId: number | null; brandId: number | null }

/** Whether a product of this sub-category and brand belongs into a scope. */
export function isInScope(scope: CacheableScope, product: ProductPlace): boolean {
  if ('subCategory' in scope) return scope.subCategory === product.subCategoryId
  if ('brand' in scope) return scope.brand === product.brandId
  return true
}
