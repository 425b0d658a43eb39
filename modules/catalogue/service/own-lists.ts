import { createHash } from 'node:crypto'
import type { BuyerContext, Context } from '#platform/http/context.ts'
import { inCart } from '../store/own-lists.ts'
import { boughtOf } from './facets/bought.ts'
import { cardsOf, placeAt } from './list.ts'

type PageQuery = { page: number; count: number }

/** What the buyer ordered before, the latest first, each as the variant that was ordered. */
export const boughtProducts = async (ctx: BuyerContext, query: PageQuery) =>
  pageOf(ctx, (await boughtOf(ctx)) ?? [], query)

/** The products of the asker's cart in the order they were added; a visitor's by their ticket. */
export async function cartProducts(ctx: Context, query: PageQuery) {
  const ticket = ctx.visitor.token
  const account = ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null
  // The database holds only a hash of a ticket, as the cart writes it.
  const visitor = ticket ? createHash('sha256').update(ticket).digest() : null
  return pageOf(ctx, account || visitor ? await inCart(ctx.db, account, visitor) : [], query)
}

async function pageOf(ctx: Context, wanted: { id: number; variantId: number }[], query: PageQuery) {
  const { cards, total } = await cardsOf(ctx, wanted, placeAt(query))
  return { results: cards, page: query.page, count: query.count, total, totalIsExact: true }
}
