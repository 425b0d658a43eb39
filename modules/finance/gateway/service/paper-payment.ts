import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { explainPaymentLimit, NO_PAPER } from '#modules/selling/orders/rules/payment-types.ts'
import { presentPayment } from '../presenter.ts'
import { canChoosePayment, explainClosed } from '../rules/payment-choice.ts'
import { loadOwnPayment } from './order-payment.ts'

/** What paying one of the buyer's orders on the page of Paper.id means, and how far that is. Throws 404. */
export async function showPaperPayment(ctx: BuyerContext, orderId: string) {
  const { order, invoice, payment } = await loadOwnPayment(ctx, orderId)
  const statuses = { order: order.status, invoice: invoice.status }
  const reason =
    ctx.paper === undefined
      ? NO_PAPER
      : canChoosePayment(statuses)
        ? explainPaymentLimit('paper', invoice.amount)
        : explainClosed(statuses)
  const isChosen = invoice.paymentType === 'paper'
  return {
    orderId,
    orderNumber: order.number,
    orderStatus: order.status,
    invoiceStatus: invoice.status,
    amount: moneyToJson(invoice.amount),
    available: reason === null,
    reason,
    isChosen,
    payment: isChosen && payment ? await presentPayment(payment, ctx.clock.now()) : null,
  }
}
