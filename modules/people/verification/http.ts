import type { Handlers } from '#platform/http/context.ts'
import type { verificationCalls } from './contract.ts'
import { registerBusiness } from './service/business-registration.ts'
import * as documents from './service/documents.ts'
import * as submissions from './service/submissions.ts'

export const verificationHandlers: Handlers<typeof verificationCalls> = {
  registerBusiness: (ctx, { body, query }) => registerBusiness(ctx, { ...body, ...query }),
  submissions: (ctx, { query }) => submissions.list(ctx, query.company_id),
  begin: (ctx, { body }) => submissions.begin(ctx, body),
  save: (ctx, { id, body }) => submissions.save(ctx, id, body),
  addDocuments: (ctx, { id, body }) => documents.addDocuments(ctx, id, body.documents),
  document: (ctx, { id, documentId }) => documents.openDocument(ctx, id, documentId),
}
