import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { Context } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { readCatalogueVersion } from '#modules/catalogue/categories/service/category-tree.ts'
import { findCategoryPrices, type CategoryPriceRow } from '../store/category-prices.ts'
import { priceContextOf } from './product-list.ts'

/** One entry for each price list and day: of companies with their own prices there may be many. */
const findCache = defineShopCache(() =>
  createCache<CategoryPriceRow[]>({ name: 'category prices', maxEntries: 50 }),
)

/** What the goods of each category cost at least, on the caller's price list. */
export async function listCategoryPrices(ctx: Context) {
  const priceContext = priceContextOf(ctx)
  const cache = findCache(ctx)
  const key = JSON.stringify(priceContext)
  const cached = cache?.getAtVersion(key, await readCatalogueVersion(ctx.db))
  return (cached ?? (await load())).map(({ slug, amount, unit }) => ({
    slug,
    price: moneyToJson(sen(amount)),
    unit,
  }))

  async function load() {
    const { prices, version } = await findCategoryPrices(ctx.db, priceContext)
    cache?.set(key, prices, { version })
    return prices
  }
}
