import type { Context } from '#platform/http/context.ts'
import { alternativesTo, boughtWith } from '../store/related.ts'
import { cardsOf } from './list.ts'
import { productBy } from './product.ts'

/** A row of cards on a desk. */
const MOST = 4

/** What could be bought instead of a product, and what is bought with it. By id or slug; throws 404. */
export async function related(ctx: Context, key: string) {
  const found = await productBy(ctx, key)
  const [instead, beside] = await Promise.all([
    alternativesTo(ctx.db, found, MOST),
    boughtWith(ctx.db, found.id, MOST),
  ])
  const [alternatives, together] = await Promise.all([cards(ctx, instead), cards(ctx, beside)])
  return { alternatives, together }
}

const cards = async (ctx: Context, ids: number[]) =>
  (
    await cardsOf(
      ctx,
      ids.map((id) => ({ id, variantId: null })),
      { offset: 0, count: MOST },
    )
  ).cards
