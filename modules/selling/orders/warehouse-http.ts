import type { Handlers } from '#platform/http/context.ts'
import { changeDelivery, withdrawDelivery } from './service/change-delivery.ts'
import * as deliveries from './service/deliveries.ts'
import { undoStep } from './service/undo-step.ts'
import { prepareForWarehouse, showForWarehouse } from './service/warehouse-order.ts'
import type { warehouseOrderCalls } from './warehouse-contract.ts'

export const warehouseOrderHandlers: Handlers<typeof warehouseOrderCalls> = {
  show: (ctx, { id }) => showForWarehouse(ctx, id),
  prepare: (ctx, { id, body }) =>
    prepareForWarehouse(ctx, id, body).then((orderId) => showForWarehouse(ctx, orderId)),
  change: (ctx, { id, body }) =>
    changeDelivery(ctx, id, body).then((orderId) => showForWarehouse(ctx, orderId)),
  withdraw: (ctx, { id }) =>
    withdrawDelivery(ctx, id).then((orderId) => showForWarehouse(ctx, orderId)),
  undo: (ctx, { id, body }) =>
    undoStep(ctx, id, body.step).then((orderId) => showForWarehouse(ctx, orderId)),
  depart: (ctx, { id }) =>
    deliveries.depart(ctx, id).then((orderId) => showForWarehouse(ctx, orderId)),
  receive: (ctx, { id, body }) =>
    deliveries.receive(ctx, id, body).then((orderId) => showForWarehouse(ctx, orderId)),
}
