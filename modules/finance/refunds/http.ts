import type { Handlers } from '#platform/http/context.ts'
import type { refundCalls } from './contract.ts'
import { listOfOrder, setOwnAccount } from './service/buyer-service.ts'
import { attachProof, openOwnProof, openProofForStaff } from './service/refund-proof.ts'
import * as staffService from './service/staff-service.ts'
import * as steps from './service/steps.ts'
import type { staffRefundCalls } from './staff-contract.ts'

export const refundHandlers: Handlers<typeof refundCalls> = {
  ofOrder: (ctx, { id }) => listOfOrder(ctx, id),
  setAccount: (ctx, { id, refundId, body }) =>
    setOwnAccount(ctx, { orderId: id, id: refundId, destination: body.destination }),
  proof: (ctx, { id, refundId }) => openOwnProof(ctx, { orderId: id, id: refundId }),
}

export const staffRefundHandlers: Handlers<typeof staffRefundCalls> = {
  queue: (ctx, { query }) => staffService.listQueue(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  setAccount: (ctx, { id, body }) =>
    steps.setAccount(ctx, id, body.destination).then(() => staffService.show(ctx, id)),
  prepare: (ctx, { id, body }) =>
    steps.prepare(ctx, id, body).then(() => staffService.show(ctx, id)),
  approve: (ctx, { id }) => steps.approve(ctx, id).then(() => staffService.show(ctx, id)),
  sendBack: (ctx, { id, body }) =>
    steps.sendBack(ctx, id, body.reason).then(() => staffService.show(ctx, id)),
  askAgain: (ctx, { id, body }) =>
    steps.askAgain(ctx, id, body.question).then(() => staffService.show(ctx, id)),
  pay: (ctx, { id, body }) =>
    steps.pay(ctx, id, body.reference).then(() => staffService.show(ctx, id)),
  attachProof: (ctx, { id, files }) =>
    attachProof(ctx, id, files.file).then(() => staffService.show(ctx, id)),
  proof: (ctx, { id }) => openProofForStaff(ctx, id),
  send: (ctx, { id }) => steps.send(ctx, id).then(() => staffService.show(ctx, id)),
}
