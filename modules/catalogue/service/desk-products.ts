import { dayOf } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import * as store from '../store/desk-products.ts'
import { COUNTED } from '../store/filter.ts'
import { countOnSale } from '../store/found.ts'
import { versionOf } from '../store/shelves.ts'
import { placeAt } from './list.ts'
import { found } from './search.ts'

type Wanted = { search?: string | undefined; page: number; count: number }

/** Products on sale as staff keep them: those that a text leads to, or all of them, popular first. */
export async function products(tools: Tools, wanted: Wanted) {
  const { page, count } = wanted
  const { ids, total, near } = await pageOf(tools, wanted)
  const [rows, variants] = await Promise.all([
    store.products(tools.db, ids),
    store.variants(tools.db, ids, dayOf(tools.clock.now())),
  ])
  const byProduct = Map.groupBy(variants, (variant) => variant.productId)
  const results = rows.map(({ id, ...product }) => ({
    ...product,
    id: String(id),
    variants: (byProduct.get(id) ?? []).map(variantAnswer),
  }))
  return {
    results,
    page,
    count,
    total: Math.min(total, COUNTED),
    totalIsExact: total <= COUNTED,
    near,
  }
}

/** The page's products: what staff search is not noted among what buyers search. */
async function pageOf(tools: Tools, { search, ...wanted }: Wanted) {
  const { offset, count } = placeAt(wanted)
  if (search) {
    const { ids, near } = await found(tools, search, await versionOf(tools.db))
    return { ids: ids.slice(offset, offset + count), total: ids.length, near }
  }
  const [ids, { total }] = await Promise.all([
    store.popularIds(tools.db, { offset, count }),
    countOnSale(tools.db, {}),
  ])
  return { ids, total, near: false }
}

const money = (amount: number | null) => (amount === null ? null : toAnswer(sen(amount)))

const variantAnswer = ({
  id,
  sku,
  name,
  unit,
  measured,
  retail,
  business,
  stock,
}: store.VariantRow) => ({
  id: String(id),
  sku,
  name,
  unit,
  measured,
  retail: money(retail),
  business: money(business),
  stock,
})
