import type { Context } from '#platform/http/context.ts'
import { findProductRefs } from '../store/personal-lists.ts'
import type { PresentedCard } from './card-presenter.ts'
import { loadCards } from './product-list.ts'

/** Cards of variants by the variant's id; those not on sale are missing. */
export async function loadVariantCards(
  ctx: Context,
  variantIds: readonly number[],
): Promise<Map<number, PresentedCard>> {
  const productRefs = await findProductRefs(ctx.db, variantIds)
  const { cards } = await loadCards(ctx, productRefs, { offset: 0, count: productRefs.length })
  return new Map(cards.map((card) => [Number(card.offer.id), card]))
}
