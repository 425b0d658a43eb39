import type { BuyerContext } from '#platform/http/context.ts'
import {
  findRecordedOutput,
  inFlight,
  nameLock,
  runIdempotently,
} from '#platform/http/idempotency.ts'
import { isRefusal } from '#platform/refusal.ts'
import { decideDraft } from '#modules/checkout/order-placement/service.ts'
import { loadCartWithRevision } from '#modules/selling/cart/service/cart.ts'
import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import { presentPlacedOrder } from '../presenter.ts'
import { draftCartOrder, type NewOrderInput } from './draft-cart-order.ts'
import { getOrderWriter, type SubmittedOrder } from './order-writer.ts'
import { placeCartOrder } from './place-cart-order.ts'

type PlacedOutput = ReturnType<typeof presentPlacedOrder>

/** How often an order whose cart or stock others changed meanwhile is read again, before it is placed under locks. */
const MAX_ATTEMPTS = 2

/**
 * Places the cart as an order, once for a key. It is read without a lock and written with all others that are
 * submitted meanwhile; the writer looks under its locks whether cart and stock are still the same (decision 48).
 * Throws as `placeCartOrder` does.
 */
export async function submitOrder(ctx: BuyerContext, input: NewOrderInput): Promise<PlacedOutput> {
  const { claim } = ctx
  if (!claim) return placeTogether(ctx, input)
  const { keysInFlight } = getOrderWriter(ctx)
  const name = nameLock(claim)
  if (keysInFlight.has(name)) throw inFlight()
  keysInFlight.add(name)
  try {
    return await placeTogether(ctx, input)
  } catch (thrown) {
    // The cart of an order that is placed already is empty.
    const output = isRefusal(thrown)
      ? await findRecordedOutput<PlacedOutput>(ctx.db, claim)
      : undefined
    if (output) return output
    throw thrown
  } finally {
    keysInFlight.delete(name)
  }
}

async function placeTogether(ctx: BuyerContext, input: NewOrderInput): Promise<PlacedOutput> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const order = await ctx.lanes.run('order', () => readOrder(ctx, input))
    // Approvals, credit and attached files need locks of their own, so the order gets a transaction of its own.
    const usesLimit = input.paymentType === 'tempo' || isLenderType(input.paymentType)
    if (order.decided.approvingCompanyId || usesLimit || input.poFileId) break
    const outcome = await getOrderWriter(ctx).write(order)
    if (typeof outcome === 'object') return outcome
    if (outcome === 'alone') break
  }
  return placeAlone(ctx, input)
}

/** Reads all that the order depends on. Throws where it cannot be placed as the buyer saw it. */
async function readOrder(ctx: BuyerContext, input: NewOrderInput): Promise<SubmittedOrder> {
  const { cart, revision } = await loadCartWithRevision(ctx)
  const decided = await decideDraft(ctx, await draftCartOrder(ctx, input, cart))
  return { ctx, decided, cartRevision: revision }
}

const placeAlone = (ctx: BuyerContext, input: NewOrderInput): Promise<PlacedOutput> =>
  ctx.lanes.run('stock', () => {
    const place = async (ctx: BuyerContext) => presentPlacedOrder(await placeCartOrder(ctx, input))
    const { claim } = ctx
    return claim ? runIdempotently(ctx.db, claim, (db) => place({ ...ctx, db })) : place(ctx)
  })
