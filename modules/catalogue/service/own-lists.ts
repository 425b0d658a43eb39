import type { BuyerContext, Context } from '#platform/http/context.ts'
import { boughtOf } from './facets/bought.ts'
import { cardsOf, placeAt } from './list.ts'

type PageQuery = { page: number; count: number }

/** What the buyer ordered before, the latest first, each as the variant that was ordered. */
export const boughtProducts = async (ctx: BuyerContext, query: PageQuery) =>
  productPage(ctx, (await boughtOf(ctx)) ?? [], query)

/** A page of products, each shown as the variant that is named with it. */
export async function productPage(
  ctx: Context,
  wanted: readonly { id: number; variantId: number }[],
  query: PageQuery,
) {
  const { cards, total } = await cardsOf(ctx, wanted, placeAt(query))
  return { results: cards, page: query.page, count: query.count, total, totalIsExact: true }
}
