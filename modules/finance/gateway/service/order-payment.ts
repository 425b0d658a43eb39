import type { BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import { presentOrderPayment, type PaymentState } from '../presenter.ts'
import { listUnmatchedOfOrder } from '../store/unmatched-payments.ts'
import { findLatestPayment } from '../store/payments.ts'

/** All that is known of how one of the buyer's orders is paid. Throws 404. */
export async function loadOwnPayment(ctx: BuyerContext, orderId: string): Promise<PaymentState> {
  const [order, invoice, unmatched] = await Promise.all([
    findOwnOrder(ctx, orderId),
    findCurrentOfOrder(ctx, orderId),
    listUnmatchedOfOrder(ctx.db, orderId),
  ])
  if (!invoice) throw notFound()
  const payment = await findLatestPayment(ctx.db, invoice.id)
  return { order, invoice, payment, unmatched }
}

/** How one of the buyer's orders is paid. Throws 404. */
export const getOrderPayment = async (ctx: BuyerContext, orderId: string) =>
  presentOrderPayment(await loadOwnPayment(ctx, orderId), ctx.clock.now())
