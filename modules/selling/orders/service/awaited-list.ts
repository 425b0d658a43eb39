import type { AppDeps } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import * as store from '../store/awaited-goods.ts'

/** A page of the goods that orders await from factories, for staff to order, each with its orders. */
export async function listAwaited({ db }: AppDeps, { page, count }: Paging) {
  const [rows, totals] = await Promise.all([
    store.listAwaitedGoods(db, page, count),
    store.countAwaitedGoods(db),
  ])
  const results = rows.map(({ variantId, productId, ...row }) => ({
    ...row,
    id: String(variantId),
    productId: String(productId),
  }))
  return { results, page, count, ...totals }
}
