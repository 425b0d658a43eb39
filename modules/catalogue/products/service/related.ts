import type { Context } from '#platform/http/context.ts'
import { findAlternatives, findBoughtTogether } from '../store/related.ts'
import type { CardRef } from './card-cache.ts'
import { loadCards } from './product-list.ts'
import { resolveProduct } from './product.ts'

/** One row of cards on a desktop screen. */
const MAX_RELATED = 4

/**
 * Alternatives to a product by id or slug, each in the variant most like `variantId` or else the product's first, and
 * products bought with it. Throws 404.
 */
export async function loadRelated(ctx: Context, key: string, variantId: string | undefined) {
  const product = await resolveProduct(ctx, key)
  const looked = { ...product, variantId: variantId === undefined ? null : Number(variantId) }
  const [alternativeRefs, boughtTogetherIds] = await Promise.all([
    findAlternatives(ctx.db, looked, MAX_RELATED),
    findBoughtTogether(ctx.db, product.id, MAX_RELATED),
  ])
  const [alternatives, together] = await Promise.all([
    loadRelatedCards(ctx, alternativeRefs),
    loadRelatedCards(
      ctx,
      boughtTogetherIds.map((id) => ({ id, variantId: null })),
    ),
  ])
  return { alternatives, together }
}

const loadRelatedCards = async (ctx: Context, refs: readonly CardRef[]) =>
  (await loadCards(ctx, refs, { offset: 0, count: MAX_RELATED })).cards
