import type { Handlers } from '#platform/http/context.ts'
import type { deliveryCalls } from './contract.ts'
import { listDeliveryOffers, parseItems } from './service/delivery-offers.ts'
import { estimateDelivery } from './service/delivery-estimate.ts'

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  offers: (ctx, { query }) => listDeliveryOffers(ctx, query.districtId, parseItems(query.items)),
  estimate: (ctx, { query }) => estimateDelivery(ctx, query),
}
