import type { Handlers } from '#platform/http/context.ts'
import { presentApproval, presentShippingQuotes, presentSummary } from './presenter.ts'
import type { checkoutCalls } from './contract.ts'
import * as choices from './service/choices.ts'
import { describePaymentMethod } from './service/payment-method.ts'
import { estimateCartDelivery } from './service/delivery-estimate.ts'
import { submitOrder } from './service/submit-order.ts'

export const checkoutHandlers: Handlers<typeof checkoutCalls> = {
  deliveryEstimate: (ctx, { query }) => estimateCartDelivery(ctx, query.districtId),
  deliveryMethods: (ctx, { body, query }) =>
    choices.listDeliveryMethods(ctx, body.addressId, query),
  quotations: async (ctx, { body }) => {
    const { quote, cart, slots } = await choices.quoteCart(ctx, body)
    return presentShippingQuotes(quote, cart, slots)
  },
  paymentMethods: async (ctx) => ({ results: await choices.listPaymentMethods(ctx) }),
  paymentMethodDetail: (ctx, { body }) => describePaymentMethod(ctx, body),
  summary: async (ctx, { body }) => {
    const { summary, approval, ...rules } = await choices.summarizeForBuyer(ctx, body)
    return {
      ...presentSummary(summary),
      approval: approval ? presentApproval(approval) : null,
      ...rules,
    }
  },
  placeOrder: (ctx, { body }) => submitOrder(ctx, body),
}
