import type { Handlers } from '#platform/http/context.ts'
import { cartAnswer } from './answer.ts'
import type { cartCalls } from './contract.ts'
import type { cartProductCalls } from './products-contract.ts'
import { cartProducts } from './products.ts'
import * as cart from './service.ts'

export const cartHandlers: Handlers<typeof cartCalls & typeof cartProductCalls> = {
  show: async (ctx) => cartAnswer(await cart.cartOf(ctx)),
  add: async (ctx, { body }) =>
    cartAnswer(await cart.add(ctx, { variantId: Number(body.product_variant_id), qty: body.qty })),
  change: async (ctx, { id, body }) => cartAnswer(await cart.change(ctx, { id, qty: body.qty })),
  products: (ctx, { query }) => cartProducts(ctx, query),
  remove: async (ctx, { id }) => cartAnswer(await cart.remove(ctx, id)),
}
