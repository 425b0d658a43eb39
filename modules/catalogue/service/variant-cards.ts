import type { Context } from '#platform/http/context.ts'
import { standingOf } from '../store/own-lists.ts'
import type { Card } from './card.ts'
import { cardsOf } from './list.ts'

/** Cards of variants that are on sale, by the variant's id; one that is not is missing. */
export async function cardsOfVariants(
  ctx: Context,
  variantIds: readonly number[],
): Promise<Map<number, Card>> {
  const standing = await standingOf(ctx.db, variantIds)
  const { cards } = await cardsOf(ctx, standing, { offset: 0, count: standing.length })
  return new Map(cards.map((card) => [Number(card.offer.id), card]))
}
