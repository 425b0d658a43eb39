import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import {
  attachUploads,
  findUploadKinds,
} from '#modules/foundation/files/service/temporary-uploads.ts'
import { assertCompanyOwner } from '#modules/people/companies/service.ts'
import { findOwnCompanyId, isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import type { verificationCalls } from '../contract.ts'
import * as rules from '../rules.ts'
import * as documents from '../store/documents.ts'
import { submissionEvents } from '../store/submission-events.ts'
import * as submissions from '../store/submissions.ts'
import { buyerActor, presentOne, requireOwn } from './own-submission.ts'

export type NewDocument = z.output<typeof verificationCalls.addDocuments.body>['documents'][number]

/**
 * Adds documents to the open submission of the buyer's company, also during the review. Throws 404, 409
 * `kyc.state` where no submission is open, 422 `company.not_owner`.
 */
export async function addDocuments(
  ctx: BuyerContext,
  companyId: string,
  added: readonly NewDocument[],
) {
  if ((await findOwnCompanyId(ctx)) !== companyId) throw notFound()
  await assertCompanyOwner(ctx)
  return withTransaction(ctx, async (ctx) => {
    const [newest] = await submissions.listByCompany(ctx.db, companyId)
    // Locked first, in the same order as a review and the closing of an account.
    const latest = newest && (await submissions.lock(ctx.db, newest.id, companyId))
    if (!latest) throw notFound()
    if (latest.status === 'approved' || latest.status === 'rejected')
      throw rules.submissionStateMachine.refuse(latest.status)
    await addNewDocuments(ctx, latest.id, added)
    if (latest.asked) await markRequestAnswered(ctx, latest)
    return presentOne(ctx, latest.id)
  })
}

/** Records in the timeline that the requested documents have been sent. */
async function markRequestAnswered(ctx: BuyerContext, { id, status }: submissions.SubmissionRow) {
  await submissions.update(ctx.db, id, { asked: null })
  const at = ctx.clock.now()
  const note = rules.MORE_SENT_NOTE
  await submissionEvents.insert(ctx.db, id, {
    by: buyerActor(ctx),
    from: status,
    to: status,
    at,
    note,
  })
}

/** Attaches documents to a submission; repeated ones remain temporary uploads, which expire. */
export async function addNewDocuments(
  ctx: BuyerContext,
  id: string,
  input: readonly NewDocument[],
): Promise<void> {
  const repeated = await documents.findRepeated(ctx.db, id, ctx.buyer.accountId, input)
  const added = input.filter(({ fileId }) => !repeated.has(fileId))
  if (added.length === 0) return
  const before = await documents.listBySubmissions(ctx.db, [id])
  if (before.length + added.length > rules.MAX_DOCUMENTS)
    throw new Refusal('kyc.too_many', `Paling banyak ${rules.MAX_DOCUMENTS} dokumen.`)
  const ids = added.map(({ fileId }) => fileId)
  const fileKinds = await findUploadKinds(ctx, ids)
  for (const { kind, fileId } of added) {
    const fileKind = fileKinds.get(fileId)
    if (fileKind) rules.assertDocumentFileKind(kind, fileKind)
  }
  await attachUploads(ctx, ctx.buyer.accountId, {
    ids,
    upload: 'company-document',
    field: 'documents',
  })
  const sentAt = ctx.clock.now()
  await documents.insert(
    ctx.db,
    id,
    added.map((document) => ({ ...document, sentAt })),
  )
}

/** The content of a document of the buyer's company, for its owners. Throws 404. */
export async function openDocument(ctx: BuyerContext, id: string, documentId: string) {
  if (!(await isCompanyOwner(ctx.db, ctx.buyer.accountId))) throw notFound()
  await requireOwn(ctx, id, submissions.find)
  return (await openSubmissionDocument(ctx, id, documentId)).content
}

/** A document of a submission with its content; the caller has checked the access. Throws 404. */
export async function openSubmissionDocument(deps: AppDeps, id: string, documentId: string) {
  const document = await documents.find(deps.db, id, documentId)
  if (!document) throw notFound()
  return { document, content: await openStoredFile(deps, document.fileId) }
}
