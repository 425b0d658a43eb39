import type { Handlers } from '#platform/http/context.ts'
import { presentCart } from './presenter.ts'
import type { cartCalls } from './contract.ts'
import type { cartProductCalls } from './products-contract.ts'
import { renderCartPdf } from './service/cart-pdf.ts'
import { listCartProducts } from './service/products.ts'
import * as cart from './service/cart.ts'

export const cartHandlers: Handlers<typeof cartCalls & typeof cartProductCalls> = {
  show: async (ctx) => presentCart(await cart.loadPricedCart(ctx)),
  pdf: renderCartPdf,
  add: async (ctx, { body }) =>
    presentCart(await cart.add(ctx, { variantId: Number(body.product_variant_id), qty: body.qty })),
  change: async (ctx, { id, body }) =>
    presentCart(await cart.changeQuantity(ctx, { id, qty: body.qty })),
  products: (ctx, { query }) => listCartProducts(ctx, query),
  remove: async (ctx, { id }) => presentCart(await cart.removeLine(ctx, id)),
  restore: async (ctx, { id }) => presentCart(await cart.restoreLine(ctx, id)),
}
