import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { negotiationCalls } from './contract.ts'
import type { guestLinkCalls } from './guest-contract.ts'
import { begin } from './service/begin.ts'
import * as buyerService from './service/buyer-service.ts'
import * as decisions from './service/decide.ts'
import { loadDraft } from './service/draft.ts'
import * as guests from './service/guest-links.ts'
import { renderOfferPdf } from './service/offer-pdf.ts'
import { renderRepeatPdf } from './service/repeat-pdf.ts'
import * as repeat from './service/repeat.ts'

export const negotiationHandlers: Handlers<typeof negotiationCalls> = {
  indicator: (ctx) => buyerService.countWaiting(ctx),
  pendingConfirmation: (ctx) => buyerService.countPending(ctx),
  draft: (ctx, { query }) => loadDraft(ctx, query),
  list: (ctx, { query }) => buyerService.list(ctx, query),
  header: (ctx, { id }) => buyerService.show(ctx, id),
  items: (ctx, { id }) => buyerService.listItems(ctx, id),
  create: (ctx, { body }) => begin(ctx, body),
  confirm: (ctx, { id, body }) =>
    decisions.confirm(ctx, id, body).then(() => buyerService.show(ctx, id)),
  cancel: (ctx, { id }) => decisions.cancel(ctx, id).then(() => buyerService.show(ctx, id)),
  message: (ctx, { id, body }) =>
    buyerService.writeMessage(ctx, id, body).then(() => buyerService.show(ctx, id)),
  offerPdf: (ctx, { id }) => renderOfferPdf(ctx, id),
  repeatPdf: (ctx, { body }) => renderRepeatPdf(ctx, body.id),
  repeatItems: (ctx, { id }) => repeat.previewRepeat(ctx, id),
  repeat: (ctx, { body }) => repeat.repeatIntoCart(ctx, body.id),
}

export const guestLinkHandlers: Handlers<typeof guestLinkCalls> = {
  guestLinks: (ctx, { id }) => guests.listGuestLinks(ctx, id),
  shareLink: (ctx, { id, body }) => guests.shareLink(ctx, id, body.name),
  revokeLink: (ctx, { id, linkId }) => guests.revokeLink(ctx, id, linkId).then(() => okResponse),
  guest: (ctx, { body }) => guests.showToGuest(ctx, body.token),
  guestMessage: (ctx, { body }) =>
    guests.writeGuestMessage(ctx, body.token, body.text).then(() => okResponse),
}
