import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import { listTemplates, saveTemplate } from '#modules/foundation/reply-templates/service.ts'
import * as offers from './service/offer.ts'
import * as staffService from './service/staff-service.ts'
import { estimateStart, startFromPurchaseOrder, startOffer } from './service/start.ts'
import type { staffNegotiationCalls } from './staff-contract.ts'

const TEMPLATE_PURPOSES = ['offer', 'decline'] as const

export const staffNegotiationHandlers: Handlers<typeof staffNegotiationCalls> = {
  queue: (ctx, { query }) => staffService.listQueue(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  offer: (ctx, { id, body }) => offers.answer(ctx, id, body).then(() => staffService.show(ctx, id)),
  decline: (ctx, { id, body }) =>
    offers.decline(ctx, id, body.reason).then(() => staffService.show(ctx, id)),
  assign: (ctx, { id, body }) =>
    staffService.assign(ctx, id, body.staffId).then(() => staffService.show(ctx, id)),
  message: (ctx, { id, body }) =>
    staffService.writeMessage(ctx, id, body).then(() => staffService.show(ctx, id)),
  start: (ctx, { body }) => startOffer(ctx, body),
  estimateStart: (ctx, { body }) => estimateStart(ctx, body),
  fromPurchaseOrder: (ctx, { id }) => startFromPurchaseOrder(ctx, id),
  setCost: (ctx, { id, body }) =>
    staffService.setCost(ctx, Number(id), body.cost).then(() => okResponse),
  templates: (ctx) => listTemplates(ctx, TEMPLATE_PURPOSES),
  saveTemplate: (ctx, { body }) => saveTemplate(ctx, body, TEMPLATE_PURPOSES),
}
