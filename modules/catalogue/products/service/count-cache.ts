import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { ProductSlugFilter } from '../store/product-filter.ts'
import { countOnSale } from '../store/count-products.ts'

const findCache = defineShopCache(() =>
  createCache<number>({ name: 'product counts', maxEntries: 1000 }),
)

/** How many products a filter matches, cached for the catalogue's version that came with the rows. */
export async function loadCachedTotal(
  deps: AppDeps,
  filter: ProductSlugFilter,
  version: number | undefined,
) {
  const cache = findCache(deps)
  const key = JSON.stringify([filter.category, filter.subCategory, filter.brand])
  const total = cache?.getAtVersion(key, version)
  if (total !== undefined) return { total, version }
  const counted = await countOnSale(deps.db, filter)
  cache?.set(key, counted.total, { version: counted.version })
  return counted
}
