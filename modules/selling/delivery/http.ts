import type { Handlers } from '#platform/http/context.ts'
import type { deliveryCalls } from './contract.ts'
import { estimateDelivery } from './service/delivery-estimate.ts'

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  estimate: (ctx, { query }) => estimateDelivery(ctx, query),
}
