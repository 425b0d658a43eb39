import { show as showOrder } from '#modules/selling/orders/service/staff-service.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { returnCalls } from './contract.ts'
import { listOfOrder, withdrawReturn } from './service/buyer-service.ts'
import { cancelUndelivered } from './service/cancel-goods.ts'
import { requestReturnOnce } from './service/request-once.ts'
import * as staffService from './service/staff-service.ts'
import * as steps from './service/steps.ts'
import type { staffReturnCalls } from './staff-contract.ts'

export const returnHandlers: Handlers<typeof returnCalls> = {
  ofOrder: (ctx, { id }) => listOfOrder(ctx, id),
  request: (ctx, { id, body }) => requestReturnOnce(ctx, id, body),
  withdraw: (ctx, { id, returnId }) => withdrawReturn(ctx, id, returnId),
}

export const staffReturnHandlers: Handlers<typeof staffReturnCalls> = {
  queue: (ctx, { query }) => staffService.listQueue(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  picture: (ctx, { id, fileId }) => staffService.openPicture(ctx, id, fileId),
  approve: (ctx, { id, body }) =>
    steps.approve(ctx, id, body).then(() => staffService.show(ctx, id)),
  refuse: (ctx, { id, body }) =>
    steps.refuse(ctx, id, body.reason).then(() => staffService.show(ctx, id)),
  receive: (ctx, { id, body }) =>
    steps.receive(ctx, id, body).then(() => staffService.show(ctx, id)),
  cancelUndelivered: (ctx, { id, body }) =>
    cancelUndelivered(ctx, id, body).then(() => showOrder(ctx, id)),
  credit: (ctx, { id, body }) => steps.credit(ctx, id, body).then(() => staffService.show(ctx, id)),
}
