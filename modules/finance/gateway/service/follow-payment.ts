import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { describeRevision, type PaymentState } from '../presenter.ts'
import { getOwnBundle } from './bundle-view.ts'
import { followState } from './follow-state.ts'
import { loadOwnPayment } from './order-payment.ts'

/** The state of an order's payment now and whenever it changes. Throws 404, and 503 where too many follow. */
export const followPayment = (ctx: BuyerContext, orderId: string) =>
  followState(ctx, toPaymentTopic(orderId), async () =>
    describeState(await loadOwnPayment(ctx, orderId)),
  )

/** The same of several invoices that are paid at once. */
export const followBundle = (ctx: BuyerContext, id: string) =>
  followState(ctx, toPaymentTopic(id), async () => {
    const { status, revision } = await getOwnBundle(ctx, id)
    return { status, revision, isFinal: status === 'paid' || status === 'withdrawn' }
  })

const FINAL_INVOICES = ['paid', 'void']

function describeState(state: PaymentState) {
  return {
    invoiceStatus: state.invoice.status,
    orderStatus: state.order.status,
    revision: describeRevision(state),
    isFinal: FINAL_INVOICES.includes(state.invoice.status),
  }
}
