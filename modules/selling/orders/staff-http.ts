import type { Handlers } from '#platform/http/context.ts'
import { listAwaited } from './service/awaited-list.ts'
import * as deliveries from './service/deliveries.ts'
import * as staffService from './service/staff-service.ts'
import type { staffOrderCalls } from './staff-contract.ts'

export const staffOrderHandlers: Handlers<typeof staffOrderCalls> = {
  list: (ctx, { query }) => staffService.list(ctx, query),
  awaitedGoods: (ctx, { query }) => listAwaited(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  prepare: (ctx, { id, body: { lines, ...vehicleAndDriver } }) =>
    deliveries
      .prepare(ctx, id, lines, vehicleAndDriver)
      .then((orderId) => staffService.show(ctx, orderId)),
  depart: (ctx, { id }) =>
    deliveries.depart(ctx, id).then((orderId) => staffService.show(ctx, orderId)),
  receive: (ctx, { id, body }) =>
    deliveries
      .receive(ctx, id, body.receivedBy, body.receivedAt)
      .then((orderId) => staffService.show(ctx, orderId)),
  complete: (ctx, { id }) => staffService.complete(ctx, id).then(() => staffService.show(ctx, id)),
}
