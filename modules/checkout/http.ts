import type { Handlers } from '#platform/http/context.ts'
import { isoTime } from '#platform/clock.ts'
import { toAnswer } from '#platform/money.ts'
import { quotationsAnswer, summaryAnswer } from './answer.ts'
import type { checkoutCalls } from './contract.ts'
import * as checkout from './service.ts'

export const checkoutHandlers: Handlers<typeof checkoutCalls> = {
  deliveryMethods: async (ctx, { body }) => ({
    results: await checkout.deliveryMethods(ctx, body.addressId),
  }),
  quotations: async (ctx, { body }) => {
    const { quote, cart, dates } = await checkout.quotations(ctx, body)
    return quotationsAnswer(quote, cart, dates)
  },
  paymentMethods: async (ctx) => ({ results: await checkout.paymentMethods(ctx) }),
  summary: async (ctx, { body }) => summaryAnswer(await checkout.summary(ctx, body)),
  placeOrder: async (ctx, { body }) => {
    const { id, number, status, total, invoiceId, expiresAt } = await checkout.placeOrder(ctx, body)
    return {
      id,
      number,
      status,
      total: toAnswer(total),
      invoiceId,
      expiresAt: expiresAt && isoTime(expiresAt),
    }
  },
}
