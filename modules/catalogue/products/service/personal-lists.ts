import type { BuyerContext, Context } from '#platform/http/context.ts'
import { loadPurchased } from '#modules/catalogue/facets/service/purchased.ts'
import { loadCards, toPageWindow } from './product-list.ts'

type PageInput = { page: number; count: number }

/** What the buyer ordered before, the latest first, each as the variant that was ordered. */
export const listPurchasedProducts = async (ctx: BuyerContext, query: PageInput) =>
  loadProductPage(ctx, (await loadPurchased(ctx)) ?? [], query)

/** A page of products, each shown as the variant that is named with it. */
export async function loadProductPage(
  ctx: Context,
  products: readonly { id: number; variantId: number }[],
  query: PageInput,
) {
  const { cards, total } = await loadCards(ctx, products, toPageWindow(query))
  return { results: cards, page: query.page, count: query.count, total, totalIsExact: true }
}
