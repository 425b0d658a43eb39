import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { isoTime } from '#platform/clock.ts'
import { record } from '#modules/audit/service.ts'
import { adoptFacts, setCompanyState } from '#modules/companies/service.ts'
import { shownEmail } from '#modules/identity/rules.ts'
import { answersOf, fileOf } from './answer.ts'
import * as letters from './letters.ts'
import * as rules from './rules.ts'
import { openPaper, type CompleteAnswers } from './service.ts'
import * as documents from './store/documents.ts'
import * as queue from './store/queue.ts'
import * as submissions from './store/submissions.ts'

export type Judgement = { id: string; accepted: boolean; reason?: string | undefined }
export type Decision = {
  approve: boolean
  reason?: string | undefined
  documents: readonly Judgement[]
}

/** The companies that wait, the oldest first. */
export async function list({ db, clock }: Tools, wanted: queue.Wanted) {
  const [rows, total] = await Promise.all([queue.list(db, wanted), queue.count(db, wanted)])
  const now = clock.now().getTime()
  const results = rows.map(({ submittedAt, ...row }) => ({
    ...row,
    submittedAt: submittedAt && isoTime(submittedAt),
    ageHours: submittedAt ? Math.floor((now - submittedAt.getTime()) / 3_600_000) : 0,
  }))
  return { results, page: wanted.page, count: wanted.count, total, totalIsExact: true }
}

/**
 * One attempt with what the company says of itself, the names of its papers and whom to ask. That it
 * was looked at, by whom, is written down. Throws 404.
 */
export async function show(ctx: StaffContext, id: string) {
  const submission = await submissions.find(ctx.db, id)
  if (!submission) throw notFound()
  await note(ctx, submission, 'Lihat pengajuan verifikasi')
  return whole(ctx, id)
}

async function whole({ db }: Tools, id: string) {
  const found = await submissions.find(db, id)
  if (!found) throw notFound()
  const { companyName, email, ...holder } = await queue.holderOf(db, found.companyId)
  const [answer] = await answersOf(db, [found])
  const seat = answer!.answers.address as { villageId?: string } | undefined
  const place = await queue.placeOf(db, seat?.villageId)
  const account = { ...holder, email: shownEmail(email) }
  return { ...answer!, companyName, place, account, reviewer: found.reviewer }
}

/** Takes an attempt to look at. Throws 404, 409 `kyc.state`. */
export const review = (ctx: StaffContext, id: string) =>
  deciding(ctx, id, async (tools, submission) => {
    await step(tools, submission, 'in_review', null, { reviewer: ctx.staff.name })
    await note(tools, submission, 'Mulai periksa perusahaan', { status: 'in_review' })
  })

/** Asks the company for more, by mail and on its page. Throws 404, 409 `kyc.state`. */
export const ask = (ctx: StaffContext, id: string, wanted: string) =>
  deciding(ctx, id, async (tools, submission, holder) => {
    if (submission.status !== 'in_review')
      throw new Refusal('kyc.state', rules.closed(submission.status), 409)
    await submissions.change(tools.db, id, { asked: wanted })
    await write(tools, submission, submission.status, wanted)
    // The same state, and news again: who closed the notice before is told that something is wanted.
    await setCompanyState(tools, submission.companyId, rules.companyStateAfter[submission.status]!)
    await letters.asked(tools, holder, wanted)
    await note(tools, submission, 'Minta tambahan dokumen', {
      status: submission.status,
      asked: wanted,
    })
  })

/**
 * Approves, or refuses with a reason for each paper that did not do. Throws 404, 409 `kyc.state`,
 * 422 `kyc.reason` where a refusal says nothing that the buyer could mend.
 */
export const decide = (ctx: StaffContext, id: string, decision: Decision) =>
  deciding(ctx, id, async (tools, submission, holder) => {
    checkReasons(decision)
    const refused: { label: string; reason: string | null }[] = []
    const papers = await documents.ofSubmissions(tools.db, [id])
    for (const paper of papers) {
      const found = judged(paper, decision)
      await documents.judge(tools.db, id, paper.id, found)
      if (found.status === 'refused')
        refused.push({ label: rules.documentKinds[paper.kind].label, reason: found.reason })
    }
    const to = decision.approve ? 'approved' : 'rejected'
    const reason = decision.reason || null
    const decided = { decided_at: tools.clock.now(), reviewer: ctx.staff.name, reason, asked: null }
    await step(tools, submission, to, reason, decided)
    await setCompanyState(tools, submission.companyId, rules.companyStateAfter[to]!)
    if (decision.approve) {
      await adoptFacts(tools, submission.companyId, submission.answers as CompleteAnswers)
      await letters.approved(tools, holder)
    } else await letters.rejected(tools, holder, reason, refused)
    await note(tools, submission, decision.approve ? 'Setujui perusahaan' : 'Tolak perusahaan', {
      status: to,
      reason,
      documents: refused.map((paper) => `${paper.label}: ${paper.reason}`),
    })
  })

function judged(paper: documents.KeptDocument, { approve, documents: given }: Decision) {
  const judgement = given.find(({ id }) => id === paper.id)
  if (!judgement)
    return { status: approve ? ('accepted' as const) : paper.status, reason: paper.reason }
  return judgement.accepted
    ? { status: 'accepted' as const, reason: null }
    : { status: 'refused' as const, reason: judgement.reason ?? null }
}

function checkReasons({ approve, reason, documents: given }: Decision): void {
  const errors: Record<string, string> = {}
  given.forEach(({ accepted, reason: why }, at) => {
    if (!accepted && !why) errors[`documents.${at}.reason`] = 'Tulis apa yang salah.'
    if (!accepted && approve) errors[`documents.${at}.accepted`] = 'Dokumen ini ditolak.'
  })
  if (!approve && !reason && given.every(({ accepted }) => accepted))
    errors['reason'] = 'Tulis alasan, atau tolak dokumen yang salah.'
  if (Object.keys(errors).length === 0) return
  throw new Refusal('kyc.reason', 'Penolakan perlu alasan yang bisa diperbaiki pembeli.', 422, {
    errors,
  })
}

/** A paper for the desk to look at. That it was looked at, by whom, is written down. Throws 404. */
export async function openDocument(ctx: StaffContext, id: string, documentId: string) {
  const submission = await submissions.find(ctx.db, id)
  if (!submission) throw notFound()
  const { paper, bytes } = await openPaper(ctx, id, documentId)
  await note(ctx, submission, `Lihat dokumen: ${rules.documentKinds[paper.kind].label}`)
  return bytes
}

/**
 * The name and kind of a document's file. It shows nothing of the content, so it is not audited:
 * only `openDocument` is. Throws 404.
 */
export async function showDocumentFile({ db }: Tools, id: string, documentId: string) {
  const found = await documents.find(db, id, documentId)
  if (!found) throw notFound()
  return fileOf(found)
}

type Story = (
  tools: StaffContext,
  submission: submissions.KeptSubmission,
  holder: Awaited<ReturnType<typeof queue.holderOf>>,
) => Promise<unknown>

async function deciding(ctx: StaffContext, id: string, story: Story) {
  await withTransaction(ctx, async (ctx) => {
    const submission = await submissions.lock(ctx.db, id)
    if (!submission) throw notFound()
    await story(ctx, submission, await queue.holderOf(ctx.db, submission.companyId))
  })
  return whole(ctx, id)
}

async function step(
  tools: StaffContext,
  submission: submissions.KeptSubmission,
  to: rules.SubmissionStatus,
  said: string | null,
  changes: submissions.Change,
): Promise<void> {
  const status = rules.moveSubmission(submission.status, to, 'staff')
  await submissions.change(tools.db, submission.id, { ...changes, status })
  await write(tools, submission, status, said)
}

const write = (
  tools: StaffContext,
  submission: submissions.KeptSubmission,
  to: rules.SubmissionStatus,
  said: string | null,
) =>
  submissions.insertEvent(tools.db, submission.id, {
    from: submission.status,
    to,
    at: tools.clock.now(),
    actor: 'staff',
    name: tools.staff.name,
    note: said,
  })

async function note(
  tools: StaffContext,
  submission: submissions.KeptSubmission,
  action: string,
  after?: object,
): Promise<void> {
  const { companyName } = await queue.holderOf(tools.db, submission.companyId)
  await record(tools, {
    action,
    thing: 'verifikasi',
    thingId: submission.id,
    thingName: companyName,
    // A look changes nothing, so there is nothing to compare.
    before: after && { status: submission.status, asked: submission.asked },
    after,
  })
}
