import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/category-tree.ts'

export { readCatalogueVersion } from '../store/category-tree.ts'
export type { CategoryNode, CategoryTree, SubCategoryNode } from '../store/category-tree.ts'

const findCache = defineShopCache(() =>
  createCache<store.CategoryTree>({ name: 'category tree', maxEntries: 1 }),
)

/**
 * Categories and brands at the catalogue's current version or a later one. A process reads them
 * again once the version has risen, so a change shows in the next response everywhere.
 */
export async function loadCategoryTree(deps: AppDeps): Promise<store.CategoryTree> {
  return loadCategoryTreeAt(deps, await store.readCatalogueVersion(deps.db))
}

/** The same for a caller that has just read the version. */
export async function loadCategoryTreeAt(
  deps: AppDeps,
  version: number,
): Promise<store.CategoryTree> {
  const cache = findCache(deps)
  const cached = cache?.getAtVersion('tree', version)
  if (cached) return cached
  const tree = await store.readCategoryTree(deps.db)
  cache?.set('tree', tree, { version: tree.version })
  return tree
}
