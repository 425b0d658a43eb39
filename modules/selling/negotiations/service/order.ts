import { executeBatch } from '#platform/database/write-batch.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { multiply, zero, type Money } from '#platform/money.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { PricedCartLine } from '#modules/selling/cart/rules/pricing.ts'
import { emailWrites } from '#modules/foundation/notifications/service.ts'
import { createOrderedEmails } from '../emails.ts'
import type { NegotiationDelivery } from '../rules/delivery-choices.ts'
import { negotiationStateMachine } from '../rules/negotiation-status.ts'
import { negotiationEvents } from '../store/negotiation-events.ts'
import * as store from '../store/negotiations.ts'
import { requireOwn } from './buyer-service.ts'
import { withoutVisitor } from './buyer-context.ts'
import { loadTerms } from './terms.ts'
import { loadCart } from '#modules/selling/cart/service/load-cart.ts'
import { assertNotExpired, lockNegotiation } from './transitions.ts'

/** What was agreed, priced before PPN: an order has exactly these figures. */
export type AgreedNegotiation = {
  record: store.NegotiationRecord
  lines: PricedCartLine[]
  freight: Money
  rates: TaxRates
  delivery: NegotiationDelivery
  total: Money
}

/** An accepted negotiation of the buyer. Throws 404, 409 `negotiation.expired`, `negotiation.state`. */
export const loadAgreed = async (ctx: BuyerContext, id: string): Promise<AgreedNegotiation> =>
  readAgreed(ctx, await requireOwn(ctx, id))

/** The same, locked until the transaction ends. */
export const lockAgreed = async (ctx: BuyerContext, id: string): Promise<AgreedNegotiation> =>
  readAgreed(ctx, await lockNegotiation(ctx, id, ctx.buyer.accountId))

async function readAgreed(
  ctx: BuyerContext,
  record: store.NegotiationRecord,
): Promise<AgreedNegotiation> {
  assertNotExpired(record, ctx.clock.now())
  negotiationStateMachine.transition(record.status, 'ordered', 'buyer')
  const { lines, freight, totals } = await loadTerms(ctx, record)
  const accepted = lines.filter(({ status }) => status === 'accepted')
  const { variantsById } = await loadCart(
    withoutVisitor(ctx),
    ...accepted.map(({ variantId }) => variantId),
  )
  return {
    record,
    rates: record.rates,
    delivery: record.delivery,
    freight: freight ?? zero,
    total: totals.total,
    lines: accepted.map((line) => {
      const total = multiply(line.price!, line.qty)
      return {
        id: line.id,
        qty: line.qty,
        // Names as they were agreed; mass and lead time as they are.
        variant: {
          ...variantsById.get(line.variantId)!,
          name: line.productName,
          variantName: line.variantName,
          luxury: line.luxury,
        },
        listPrice: line.listPrice,
        discount: 0,
        unitPrice: line.price!,
        total,
        totalAtListPrice: multiply(line.listPrice, line.qty),
        nextTier: null,
        problem: null,
      }
    }),
  }
}

/**
 * Ends the negotiation with its order, and tells the sales team, in one statement: every other order waits for the
 * caller's transaction, which has taken the order's number.
 */
export async function markOrdered(
  deps: AppDeps,
  record: store.NegotiationRecord,
  order: { id: string; number: string },
): Promise<void> {
  const status = negotiationStateMachine.transition(record.status, 'ordered', 'buyer')
  const at = deps.clock.now()
  const emails = await createOrderedEmails(deps, record, order.number)
  const statements = {
    ended: store.buildUpdate(deps.db, record.id, {
      status,
      order_id: order.id,
      valid_until: null,
      updated_at: at,
    }),
    ended_event: negotiationEvents.buildInsert([
      {
        ownerId: record.id,
        from: record.status,
        to: status,
        at,
        by: { kind: 'buyer', name: record.buyerName },
        note: `Menjadi pesanan ${order.number}.`,
      },
    ]),
  }
  const messages = emails.length > 0 ? [emailWrites(deps, emails)] : []
  await executeBatch(deps.db, [{ statements }, ...messages])
}
