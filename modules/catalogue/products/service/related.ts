import type { Context } from '#platform/http/context.ts'
import { findAlternatives, findBoughtTogether } from '../store/related.ts'
import { loadCards } from './product-list.ts'
import { resolveProduct } from './product.ts'

/** One row of cards on a desktop screen. */
const MAX_RELATED = 4

/** Alternatives to a product by id or slug, and products bought with it. Throws 404. */
export async function loadRelated(ctx: Context, key: string) {
  const product = await resolveProduct(ctx, key)
  const [alternativeIds, boughtTogetherIds] = await Promise.all([
    findAlternatives(ctx.db, product, MAX_RELATED),
    findBoughtTogether(ctx.db, product.id, MAX_RELATED),
  ])
  const [alternatives, together] = await Promise.all([
    loadRelatedCards(ctx, alternativeIds),
    loadRelatedCards(ctx, boughtTogetherIds),
  ])
  return { alternatives, together }
}

const loadRelatedCards = async (ctx: Context, ids: number[]) =>
  (
    await loadCards(
      ctx,
      ids.map((id) => ({ id, variantId: null })),
      { offset: 0, count: MAX_RELATED },
    )
  ).cards
