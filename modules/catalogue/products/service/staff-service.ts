import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { isBarcode } from '#platform/barcode.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { readCatalogueVersion } from '#modules/catalogue/categories/service/category-tree.ts'
import { loadTiers, markTiers } from '#modules/catalogue/pricing/service/staff-service.ts'
import { searchCached } from '#modules/catalogue/search/service/cached-search.ts'
import { deriveSaleStatus } from '../rules/staff-list.ts'
import type { staffProductCalls } from '../staff-contract.ts'
import * as store from '../store/staff-products.ts'
import { toPageWindow } from './product-list.ts'
import { settleSummaries } from './product-summaries.ts'

type Query = z.output<typeof staffProductCalls.list.query>

/** A page of products for staff: of a status, filtered and sorted. */
export async function listStaffProducts(deps: AppDeps, query: Query) {
  const { page, count } = query
  const day = toJakartaDate(deps.clock.now())
  const { isApproximate, ...filter } = await toFilter(deps, query, day)
  await settleSummaries(deps)
  const [ids, total] = await Promise.all([
    store.findPage(deps.db, filter, toPageWindow(query)),
    store.count(deps.db, filter),
  ])
  const [rows, variants] = await Promise.all([
    store.findProducts(deps.db, ids),
    store.findVariants(deps.db, ids, day),
  ])
  const byProduct = Map.groupBy(variants, (variant) => variant.productId)
  const tiers = await loadTiers(
    deps.db,
    variants.map(({ id }) => id),
  )
  return {
    results: rows.map((row) => {
      const own = byProduct.get(row.id) ?? []
      const tiersMark = markTiers(
        own.map(({ id }) => id),
        tiers,
      )
      return { ...presentProduct(row, own), tiersMark }
    }),
    page,
    count,
    total: Math.min(total, MAX_EXACT_COUNT),
    totalIsExact: total <= MAX_EXACT_COUNT,
    near: isApproximate,
  }
}

/**
 * What a query asks for. Products on sale are found as buyers find them, without logging the search among
 * those of buyers; the others have no search index and are found by a part of their name or SKU.
 */
async function toFilter(deps: AppDeps, { search, sort, ...query }: Query, day: string) {
  const { status, categoryId, subCategoryId, brandId } = query
  const filter = { status, categoryId, subCategoryId, brandId, day }
  if (!search) return { ...filter, sort: sort ?? 'popular', isApproximate: false } as const
  const holder = isBarcode(search) ? await store.findByBarcode(deps.db, search) : undefined
  if (holder !== undefined)
    return { ...filter, ids: [holder], sort: sort ?? ('match' as const), isApproximate: false }
  if (status !== 'onSale')
    return { ...filter, text: search, sort: sort ?? 'newest', isApproximate: false } as const
  const version = await readCatalogueVersion(deps.db)
  const { ids, isApproximate } = await searchCached(deps, search, version)
  return { ...filter, ids, sort: sort ?? 'match', isApproximate } as const
}

const presentMoney = (amount: number | null) => (amount === null ? null : moneyToJson(sen(amount)))

/** Of a product on sale only the variants on sale are shown. */
function presentProduct(
  { id, active, ...product }: store.StaffProductRow,
  variants: readonly store.StaffVariantRow[],
) {
  const status = deriveSaleStatus({ active, variants })
  return {
    ...product,
    id: String(id),
    status,
    variants: variants
      .filter((variant) => variant.active || status !== 'onSale')
      .map(presentVariant),
  }
}

const presentVariant = ({
  id,
  productId: _productId,
  isPriced: _isPriced,
  ...variant
}: store.StaffVariantRow) => ({
  ...variant,
  id: String(id),
  retail: presentMoney(variant.retail),
  business: presentMoney(variant.business),
})
