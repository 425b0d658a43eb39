import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import {
  explainOrderUnderway,
  ONLY_THE_BUYER,
} from '#modules/finance/payments/rules/payment-type-change.ts'
import {
  changePaymentType,
  requireChangeable,
} from '#modules/finance/payments/service/payment-type.ts'
import { isGatewayType, isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import type { ChosenPayment } from '../rules/payment-choice.ts'
import { choosePayment } from './choose-payment.ts'

/**
 * Has an unpaid invoice paid another way. What the gateway collects is a payment of the order, which has to wait for
 * it. Throws 404, 409 `invoice.state`, 422 `payment.type` and as `choosePayment` does.
 */
export async function changeInvoicePaymentType(
  ctx: BuyerContext,
  id: string,
  choice: { paymentType: string; bank?: ChosenPayment['bank'] },
) {
  const invoice = await invoices.findOwnInvoice(ctx, id)
  const code = requireChangeable(invoice, choice.paymentType)
  if (code === invoice.paymentType && code === 'tempo') return invoices.getHeader(ctx, id)
  const needsChoice = isGatewayType(invoice.paymentType) || isLenderType(invoice.paymentType)
  if (code === 'transfer' && !needsChoice) return changePaymentType(ctx, id, code)
  if (invoice.accountId !== ctx.buyer.accountId)
    throw Refusal.field('paymentType', 'payment.type', ONLY_THE_BUYER)
  const order = await findOwnOrder(ctx, invoice.orderId)
  const whyNot = explainOrderUnderway(order.status, code)
  if (whyNot) throw Refusal.field('paymentType', 'payment.type', whyNot)
  await choosePayment(ctx, {
    id: order.id,
    invoiceId: id,
    paymentType: code,
    bank: choice.bank,
  })
  return invoices.getHeader(ctx, id)
}
