import type { BuyerContext, Context } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import { loadPurchased } from '#modules/catalogue/facets/service/purchased.ts'
import { loadCards, toPageWindow } from './product-list.ts'

/** The products that the buyer ordered before, latest first, each as the ordered variant. */
export const listPurchasedProducts = async (ctx: BuyerContext, query: Paging) =>
  loadProductPage(ctx, (await loadPurchased(ctx)) ?? [], query)

/** A page of products, each as the given variant. */
export async function loadProductPage(
  ctx: Context,
  products: readonly { id: number; variantId: number }[],
  query: Paging,
) {
  const { cards, total } = await loadCards(ctx, products, toPageWindow(query))
  return { results: cards, page: query.page, count: query.count, total, totalIsExact: true }
}
