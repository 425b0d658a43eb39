import { toIsoTime } from '#platform/clock.ts'
import type { Handlers } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { presentApproval } from '#modules/checkout/checkout/presenter.ts'
import type { negotiationOrderCalls } from './contract.ts'
import { loadDeliverySlots, placeNegotiationOrder } from './service.ts'

export const negotiationOrderHandlers: Handlers<typeof negotiationOrderCalls> = {
  deliverySlots: async (ctx, { id, query }) => {
    const { total, approval, ...slots } = await loadDeliverySlots(ctx, id, query.addressId)
    return {
      ...slots,
      total: moneyToJson(total),
      approval: approval ? presentApproval(approval) : null,
    }
  },
  placeOrder: async (ctx, { body }) => {
    const { id, number, status, total, invoiceId, expiresAt } = await placeNegotiationOrder(
      ctx,
      body,
    )
    return {
      id,
      number,
      status,
      total: moneyToJson(total),
      invoiceId,
      expiresAt: expiresAt && toIsoTime(expiresAt),
    }
  },
}
