import type { Handlers } from '#platform/http/context.ts'
import { listAwaited } from './service/awaited-list.ts'
import * as deliveries from './service/deliveries.ts'
import { openPoFile } from './service/po-file.ts'
import * as staffService from './service/staff-service.ts'
import { changeDelivery, withdrawDelivery } from './service/change-delivery.ts'
import { undoStep } from './service/undo-step.ts'
import { reschedule } from './service/reschedule.ts'
import type { staffDeliveryCalls } from './deliveries-contract.ts'
import type { staffOrderCalls } from './staff-contract.ts'

export const staffOrderHandlers: Handlers<typeof staffOrderCalls> = {
  awaitedGoods: (ctx, { query }) => listAwaited(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  poFile: (ctx, { id }) => openPoFile(ctx, id),
  prepare: (ctx, { id, body }) =>
    deliveries.prepare(ctx, id, body).then((orderId) => staffService.show(ctx, orderId)),
  depart: (ctx, { id }) =>
    deliveries.depart(ctx, id).then((orderId) => staffService.show(ctx, orderId)),
  receive: (ctx, { id, body }) =>
    deliveries.receive(ctx, id, body).then((orderId) => staffService.show(ctx, orderId)),
  complete: (ctx, { id }) => staffService.complete(ctx, id).then(() => staffService.show(ctx, id)),
}

export const staffDeliveryHandlers: Handlers<typeof staffDeliveryCalls> = {
  change: (ctx, { id, body }) =>
    changeDelivery(ctx, id, body).then((orderId) => staffService.show(ctx, orderId)),
  withdraw: (ctx, { id }) =>
    withdrawDelivery(ctx, id).then((orderId) => staffService.show(ctx, orderId)),
  undo: (ctx, { id, body }) =>
    undoStep(ctx, id, body.step).then((orderId) => staffService.show(ctx, orderId)),
  reschedule: (ctx, { id, body }) =>
    reschedule(ctx, id, body).then(() => staffService.show(ctx, id)),
}
