import type { Handlers } from '#platform/http/context.ts'
import type { deliveryDocumentCalls } from './contract.ts'
import { renderDeliveryNote, renderDeliveryNotes } from './service/delivery-note.ts'
import { openHandoverPhoto } from '#modules/selling/orders/service/handover-photo.ts'
import { renderLabels, renderLabelsOfOrders } from './service/labels.ts'
import { checkPrepared } from './service/load-deliveries.ts'
import { renderPickList, renderPickListOfOrders } from './service/pick-list.ts'
import type { staffDeliveryDocumentCalls } from './staff-contract.ts'

export const deliveryDocumentHandlers: Handlers<typeof deliveryDocumentCalls> = {
  note: (ctx, { id }) => renderDeliveryNote(ctx, id, ctx.buyer.accountId),
  photo: (ctx, { id }) => openHandoverPhoto(ctx, id, ctx.buyer.accountId),
}

export const staffDeliveryDocumentHandlers: Handlers<typeof staffDeliveryDocumentCalls> = {
  note: (ctx, { id }) => renderDeliveryNote(ctx, id),
  photo: (ctx, { id }) => openHandoverPhoto(ctx, id),
  labels: (ctx, { id }) => renderLabels(ctx, id),
  pickList: (ctx, { code, query }) => renderPickList(ctx, { code, day: query.day }),
  pickListOfOrders: (ctx, { body }) => renderPickListOfOrders(ctx, body.ids),
  notesOfOrders: (ctx, { body }) => renderDeliveryNotes(ctx, body.ids),
  labelsOfOrders: (ctx, { body }) => renderLabelsOfOrders(ctx, body.ids),
  checkPrepared: (ctx, { body }) => checkPrepared(ctx, body.ids),
}
