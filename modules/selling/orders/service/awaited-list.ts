import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/awaited-goods.ts'

/** A page of what orders await from factories: what staff order there, with the orders behind it. */
export async function listAwaited(
  { db }: AppDeps,
  { page, count }: { page: number; count: number },
) {
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
