import type { Handlers } from '#platform/http/context.ts'
import type { orderCalls } from './contract.ts'
import { setPurchaseOrder } from './service/buyer-purchase-order.ts'
import * as buyerService from './service/buyer-service.ts'
import { openOwnPoFile } from './service/po-file.ts'
import { shareTracking, showTracked } from './service/tracking.ts'
import type { trackingCalls } from './tracking-contract.ts'

export const orderHandlers: Handlers<typeof orderCalls> = {
  list: (ctx, { query }) => buyerService.list(ctx, query),
  header: (ctx, { id }) => buyerService.getHeader(ctx, id),
  products: (ctx, { id }) => buyerService.listLines(ctx, id),
  shipping: (ctx, { id }) => buyerService.getShipping(ctx, id),
  amortize: (ctx, { body }) => buyerService.amortizeOrder(ctx, body),
  setPoNumber: (ctx, { id, body }) => setPurchaseOrder(ctx, id, body),
  poFile: (ctx, { id }) => openOwnPoFile(ctx, id),
}

export const trackingHandlers: Handlers<typeof trackingCalls> = {
  share: (ctx, { id, deliveryId }) => shareTracking(ctx, id, deliveryId),
  show: (ctx, { body }) => showTracked(ctx, body.token),
}
