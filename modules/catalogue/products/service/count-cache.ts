import type { AppDeps } from '#platform/http/context.ts'
import type { ProductSlugFilter } from '../store/product-filter.ts'
import { countOnSale } from '../store/count-products.ts'

type CachedTotals = { version: number; totals: Map<string, number> }
const totalsByShop = new WeakMap<object, CachedTotals>()
const MAX_TOTALS = 1000

/** The count of a filter, kept while the catalogue's version that came with the rows is the same. */
export async function loadCachedTotal(
  deps: AppDeps,
  filter: ProductSlugFilter,
  version: number | undefined,
) {
  const key = JSON.stringify([filter.category, filter.subCategory, filter.brand])
  const cached = totalsByShop.get(deps.shop)
  const cachedTotal = cached && cached.version === version ? cached.totals.get(key) : undefined
  if (cachedTotal !== undefined) return { total: cachedTotal, version }
  const counted = await countOnSale(deps.db, filter)
  // What a transaction sees may never come to be.
  if (!deps.db.isTransaction) storeTotal(deps, key, counted)
  return counted
}

function storeTotal(
  deps: AppDeps,
  key: string,
  { total, version }: { total: number; version: number },
) {
  let cached = totalsByShop.get(deps.shop)
  if (cached?.version !== version || cached.totals.size >= MAX_TOTALS)
    cached = { version, totals: new Map() }
  cached.totals.set(key, total)
  totalsByShop.set(deps.shop, cached)
}
