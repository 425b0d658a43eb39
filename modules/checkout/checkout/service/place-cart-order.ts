import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { placeOrder, type PlacedOrder } from '#modules/checkout/order-placement/service.ts'
import { clearCartWrites, lockPricedCart } from '#modules/selling/cart/service/cart.ts'
import type { NewOrder } from '../contract.ts'
import { draftCartOrder } from './draft-cart-order.ts'

/**
 * Places the cart as an order, all or nothing: locks the cart, prices and quotes it again, compares the
 * result with what the buyer saw, places the order and empties the cart. Throws 409 `order.changed` with
 * the differences and a fresh summary.
 */
export const placeCartOrder = (
  ctx: BuyerContext,
  input: z.output<typeof NewOrder>,
): Promise<PlacedOrder> =>
  withTransaction(ctx, async (ctx) => {
    const draft = await draftCartOrder(ctx, input, await lockPricedCart(ctx))
    return placeOrder(ctx, draft, [clearCartWrites([ctx.buyer.accountId], ctx.clock.now())])
  })
