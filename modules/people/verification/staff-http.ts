import type { Handlers } from '#platform/http/context.ts'
import * as review from './service/review.ts'
import type { staffVerificationCalls } from './staff-contract.ts'

export const staffVerificationHandlers: Handlers<typeof staffVerificationCalls> = {
  queue: (ctx, { query }) => review.listQueue(ctx, query),
  show: (ctx, { id }) => review.show(ctx, id),
  review: (ctx, { id }) => review.startReview(ctx, id),
  ask: (ctx, { id, body }) => review.requestMore(ctx, id, body.note),
  decide: (ctx, { id, body }) => review.decide(ctx, id, body),
  document: (ctx, { id, documentId }) => review.openDocument(ctx, id, documentId),
  documentPage: (ctx, { id, documentId, query }) =>
    review.drawDocumentPage(ctx, { id, documentId }, query.page),
  documentFile: (ctx, { id, documentId }) => review.showDocumentFile(ctx, id, documentId),
}
