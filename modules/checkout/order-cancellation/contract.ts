import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

export const orderCancellationCalls = {
  cancel: call('POST /so/ecom/{id}/cancel', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Cancel before it is processed (ours); releases the stock',
    body: z.object({ reason: z.string().trim().max(300).default('') }),
    refusals: ['order.state'],
    lane: 'stock',
    response: json(z.object({ status: z.enum(OrderStatus) })),
  }),
}
