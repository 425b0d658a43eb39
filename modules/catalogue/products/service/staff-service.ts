import { toJakartaDate } from '#platform/clock.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import * as store from '../store/staff-products.ts'
import { countOnSale } from '../store/count-products.ts'
import { readCatalogueVersion } from '#modules/catalogue/categories/service/category-tree.ts'
import { toPageWindow } from './product-list.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'

type StaffProductListQuery = { search?: string | undefined; page: number; count: number }

/** Products on sale for staff: the results of a search, or all, popular first. */
export async function listStaffProducts(deps: AppDeps, query: StaffProductListQuery) {
  const { page, count } = query
  const { ids, total, isApproximate } = await findPage(deps, query)
  const [rows, variants] = await Promise.all([
    store.findProducts(deps.db, ids),
    store.findVariants(deps.db, ids, toJakartaDate(deps.clock.now())),
  ])
  const byProduct = Map.groupBy(variants, (variant) => variant.productId)
  const results = rows.map(({ id, ...product }) => ({
    ...product,
    id: String(id),
    variants: (byProduct.get(id) ?? []).map(presentStaffVariant),
  }))
  return {
    results,
    page,
    count,
    total: Math.min(total, MAX_EXACT_COUNT),
    totalIsExact: total <= MAX_EXACT_COUNT,
    near: isApproximate,
  }
}

/** The products of a page. Searches by staff are not logged among those of buyers. */
async function findPage(deps: AppDeps, { search, ...query }: StaffProductListQuery) {
  const { offset, count } = toPageWindow(query)
  if (search) {
    const { ids, isApproximate } = await searchCached(
      deps,
      search,
      await readCatalogueVersion(deps.db),
    )
    return { ids: ids.slice(offset, offset + count), total: ids.length, isApproximate }
  }
  const [ids, { total }] = await Promise.all([
    store.findPopularIds(deps.db, { offset, count }),
    countOnSale(deps.db, {}),
  ])
  return { ids, total, isApproximate: false }
}

const presentMoney = (amount: number | null) => (amount === null ? null : moneyToJson(sen(amount)))

const presentStaffVariant = ({
  id,
  sku,
  name,
  unit,
  measured,
  retail,
  business,
  stock,
}: store.StaffVariantRow) => ({
  id: String(id),
  sku,
  name,
  unit,
  measured,
  retail: presentMoney(retail),
  business: presentMoney(business),
  stock,
})
