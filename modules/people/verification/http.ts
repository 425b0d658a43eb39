import type { Handlers } from '#platform/http/context.ts'
import type { staffVerificationCalls, verificationCalls } from './contract.ts'
import * as review from './service/review.ts'
import * as verification from './service/submissions.ts'

export const verificationHandlers: Handlers<typeof verificationCalls> = {
  registerBusiness: (ctx, { body, query }) =>
    verification.registerBusiness(ctx, { ...body, ...query }),
  submissions: (ctx, { query }) => verification.list(ctx, query.company_id),
  begin: (ctx, { body }) => verification.begin(ctx, body),
  save: (ctx, { id, body }) => verification.save(ctx, id, body),
  addDocuments: (ctx, { id, body }) => verification.addDocuments(ctx, id, body.documents),
  document: async (ctx, { id, documentId }) =>
    (await verification.openDocument(ctx, id, documentId)).bytes,
}

export const staffVerificationHandlers: Handlers<typeof staffVerificationCalls> = {
  queue: (ctx, { query }) => review.listQueue(ctx, query),
  show: (ctx, { id }) => review.show(ctx, id),
  review: (ctx, { id }) => review.startReview(ctx, id),
  ask: (ctx, { id, body }) => review.requestMore(ctx, id, body.note),
  decide: (ctx, { id, body }) => review.decide(ctx, id, body),
  document: (ctx, { id, documentId }) => review.openDocument(ctx, id, documentId),
  documentFile: (ctx, { id, documentId }) => review.showDocumentFile(ctx, id, documentId),
}
