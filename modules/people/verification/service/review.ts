import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { drawPdfPage } from '#platform/pdf-pages/draw-pages.ts'
import { collectFile } from '#platform/files/stored-content.ts'
import { notFound } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { copyVerifiedDetails, setCompanyState } from '#modules/people/companies/service.ts'
import { presentEmail } from '#modules/people/identity/rules/accounts.ts'
import { presentSubmissions, presentFile } from '../presenter.ts'
import * as emails from '../emails.ts'
import * as rules from '../rules.ts'
import { type CompleteAnswers } from './submissions.ts'
import { openSubmissionDocument } from './documents.ts'
import * as documents from '../store/documents.ts'
import * as queue from '../store/review-queue.ts'
import { submissionEvents } from '../store/submission-events.ts'
import * as submissions from '../store/submissions.ts'

/** A page of the companies to review. */
export const listQueue = (deps: AppDeps, query: queue.ReviewQueueQuery) =>
  loadQueuePage(
    deps,
    { since: 'submittedAt', list: queue.listQueue, count: queue.countQueue },
    query,
  )

/**
 * A submission with the company's details, the names of its documents and a contact. The access is audited.
 * Throws 404.
 */
export async function show(ctx: StaffContext, id: string) {
  const submission = await submissions.find(ctx.db, id)
  if (!submission) throw notFound()
  await recordReviewAudit(ctx, submission, 'Lihat pengajuan verifikasi')
  return presentReview(ctx, id)
}

async function presentReview({ db }: AppDeps, id: string) {
  const found = await submissions.find(db, id)
  if (!found) throw notFound()
  const { companyName, email, ...contact } = await queue.findContact(db, found.companyId)
  const [answer] = await presentSubmissions(db, [found])
  const address = answer!.answers.address as { villageId?: string } | undefined
  const place = await queue.findRegionName(db, address?.villageId)
  const account = { ...contact, email: presentEmail(email) }
  return { ...answer!, companyName, place, account, reviewer: found.reviewer }
}

/** Starts the review of a submission. Throws 404, 409 `kyc.state`. */
export const startReview = (ctx: StaffContext, id: string) =>
  withSubmissionLock(ctx, id, async (deps, submission) => {
    await applyTransition(deps, submission, 'in_review', null, { reviewer: ctx.staff.name })
    await recordReviewAudit(deps, submission, 'Mulai periksa perusahaan', { status: 'in_review' })
  })

/** Requests more from the company, by e-mail and on its page. Throws 404, 409 `kyc.state`. */
export const requestMore = (ctx: StaffContext, id: string, requested: string) =>
  withSubmissionLock(ctx, id, async (deps, submission, contact) => {
    if (submission.status !== 'in_review')
      throw rules.submissionStateMachine.refuse(submission.status)
    await submissions.update(deps.db, id, { asked: requested })
    await recordEvent(deps, submission, submission.status, requested)
    // The state does not change, but setting it shows a notice again that the buyer has closed.
    await setCompanyState(
      deps,
      submission.companyId,
      rules.companyStateBySubmission[submission.status]!,
    )
    await emails.queueMoreNeededEmail(deps, contact, requested)
    await recordReviewAudit(deps, submission, 'Minta tambahan dokumen', {
      status: submission.status,
      asked: requested,
    })
  })

/**
 * Approves a submission of which every document is accepted, or rejects it with a reason per document.
 * Throws 404, 409 `kyc.state`, 422 `kyc.undecided`, and `kyc.reason` where a rejection gives no reason.
 */
export const decide = (ctx: StaffContext, id: string, decision: rules.ReviewDecision) =>
  withSubmissionLock(ctx, id, async (deps, submission, contact) => {
    const to = decision.approve ? 'approved' : 'rejected'
    rules.submissionStateMachine.transition(submission.status, to, 'staff')
    rules.assertReasonsGiven(decision)
    const refusedDocuments: { label: string; reason: string | null }[] = []
    const sentDocuments = await documents.listBySubmissions(deps.db, [id])
    if (decision.approve) rules.assertAllDecided(sentDocuments, decision)
    for (const document of sentDocuments) {
      const found = resolveReview(document, decision)
      await documents.saveReview(deps.db, id, document.id, found)
      if (found.status === 'refused')
        refusedDocuments.push({
          label: rules.documentKinds[document.kind].label,
          reason: found.reason,
        })
    }
    const reason = decision.reason || null
    const decided = { decided_at: deps.clock.now(), reviewer: ctx.staff.name, reason, asked: null }
    await applyTransition(deps, submission, to, reason, decided)
    await setCompanyState(deps, submission.companyId, rules.companyStateBySubmission[to]!)
    if (decision.approve) {
      await copyVerifiedDetails(deps, submission.companyId, submission.answers as CompleteAnswers)
      await emails.queueApprovedEmail(deps, contact)
    } else await emails.queueRejectedEmail(deps, contact, reason, refusedDocuments)
    await recordReviewAudit(
      deps,
      submission,
      decision.approve ? 'Setujui perusahaan' : 'Tolak perusahaan',
      {
        status: to,
        reason,
        documents: refusedDocuments.map((document) => `${document.label}: ${document.reason}`),
      },
    )
  })

function resolveReview(
  document: documents.SubmissionDocumentRow,
  { documents: reviews }: rules.ReviewDecision,
) {
  const review = reviews.find(({ id }) => id === document.id)
  if (review?.accepted === undefined) return { status: document.status, reason: document.reason }
  return review.accepted
    ? { status: 'accepted' as const, reason: null }
    : { status: 'refused' as const, reason: review.reason ?? null }
}

/** The content of a document, for staff. The access is audited. Throws 404. */
export async function openDocument(ctx: StaffContext, id: string, documentId: string) {
  const submission = await submissions.find(ctx.db, id)
  if (!submission) throw notFound()
  const { document, content } = await openSubmissionDocument(ctx, id, documentId)
  await recordReviewAudit(
    ctx,
    submission,
    `Lihat dokumen: ${rules.documentKinds[document.kind].label}`,
  ).catch(async (thrown) => {
    await content.stream.cancel()
    throw thrown
  })
  return content
}

/**
 * A page of a PDF document, drawn as a picture; nothing of the PDF runs where it is looked at. The access is
 * audited. Throws 404, 422 `file.unreadable` for what is no PDF that can be drawn.
 */
export async function drawDocumentPage(
  ctx: StaffContext,
  { id, documentId }: { id: string; documentId: string },
  page: number,
) {
  const submission = await submissions.find(ctx.db, id)
  if (!submission) throw notFound()
  const { document, content } = await openSubmissionDocument(ctx, id, documentId)
  const { count, image } = await drawPdfPage(await collectFile(content), page)
  const { label } = rules.documentKinds[document.kind]
  await recordReviewAudit(ctx, submission, `Lihat dokumen: ${label}, halaman ${page}`)
  return { page, count, image: Buffer.from(image).toString('base64') }
}

/**
 * The name and kind of a document's file. It shows nothing of the content, so it is not audited:
 * only `openDocument` is. Throws 404.
 */
export async function showDocumentFile({ db }: AppDeps, id: string, documentId: string) {
  const found = await documents.find(db, id, documentId)
  if (!found) throw notFound()
  return presentFile(found)
}

type ReviewWork = (
  deps: StaffContext,
  submission: submissions.SubmissionRow,
  contact: Awaited<ReturnType<typeof queue.findContact>>,
) => Promise<unknown>

async function withSubmissionLock(ctx: StaffContext, id: string, work: ReviewWork) {
  await withTransaction(ctx, async (ctx) => {
    const submission = await submissions.lock(ctx.db, id)
    if (!submission) throw notFound()
    await work(ctx, submission, await queue.findContact(ctx.db, submission.companyId))
  })
  return presentReview(ctx, id)
}

async function applyTransition(
  deps: StaffContext,
  submission: submissions.SubmissionRow,
  to: rules.SubmissionStatus,
  message: string | null,
  changes: submissions.SubmissionChanges,
): Promise<void> {
  const status = rules.submissionStateMachine.transition(submission.status, to, 'staff')
  await submissions.update(deps.db, submission.id, { ...changes, status })
  await recordEvent(deps, submission, status, message)
}

const recordEvent = (
  deps: StaffContext,
  submission: submissions.SubmissionRow,
  to: rules.SubmissionStatus,
  message: string | null,
) =>
  submissionEvents.insert(deps.db, submission.id, {
    from: submission.status,
    to,
    at: deps.clock.now(),
    by: toStaffActor(deps),
    note: message,
  })

async function recordReviewAudit(
  deps: StaffContext,
  submission: submissions.SubmissionRow,
  action: string,
  after?: object,
): Promise<void> {
  const { companyName } = await queue.findContact(deps.db, submission.companyId)
  await recordAuditEntry(deps, {
    action,
    entityType: 'verifikasi',
    entityId: submission.id,
    entityLabel: companyName,
    // Reading changes nothing, so there is nothing to compare.
    before: after && { status: submission.status, asked: submission.asked },
    after,
  })
}
