import { z } from 'zod'
import { withTransaction, type Db } from '#platform/database/database.ts'
import { groupErrorsByPath } from '#platform/contract/validation-messages.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { assertRegionHierarchy } from '#modules/foundation/regions/service/regions.ts'
import {
  BusinessAddress,
  CompanyDetails,
  PersonInCharge,
} from '#modules/people/companies/contract.ts'
import {
  assertCompanyOwner,
  createCompany,
  renameCompany,
  setCompanyState,
} from '#modules/people/companies/service.ts'
import {
  assertAccountActive,
  ensureCompany,
  findOwnCompanyId,
  isCompanyOwner,
} from '#modules/people/identity/service/accounts.ts'
import type { verificationCalls } from '../contract.ts'
import { presentSubmissions } from '../presenter.ts'
import * as rules from '../rules.ts'
import * as documents from '../store/documents.ts'
import { submissionEvents } from '../store/submission-events.ts'
import * as submissions from '../store/submissions.ts'
import { addNewDocuments } from './documents.ts'
import { buyerActor, presentOne, requireOwn } from './own-submission.ts'

type SubmissionStepInput = z.output<typeof verificationCalls.save.body>

/** What a submission must contain before it can be submitted. */
const CompleteAnswersSchema = z.object({
  company: CompanyDetails,
  pic: PersonInCharge,
  address: BusinessAddress,
})
export type CompleteAnswers = z.output<typeof CompleteAnswersSchema>

/**
 * The submissions of the buyer's company, newest first; none for another company. Colleagues see the
 * status only: answers and documents, such as a director's identity card, are for owners.
 */
export async function list(ctx: BuyerContext, companyId: string | undefined) {
  const ownCompanyId = await findOwnCompanyId(ctx)
  if (!ownCompanyId) return { results: [], mayChange: true }
  const mayChange = await isCompanyOwner(ctx.db, ctx.buyer.accountId)
  if (companyId && companyId !== ownCompanyId) return { results: [], mayChange }
  const results = await presentSubmissions(
    ctx.db,
    await submissions.listByCompany(ctx.db, ownCompanyId),
  )
  if (mayChange) return { results, mayChange }
  const visible = results.map((each) => ({ ...each, answers: {}, documents: [], missing: [] }))
  return { results: visible, mayChange }
}

/**
 * Begins a submission or returns the open one. A buyer without a company gets an unverified one. A new
 * submission copies the answers of the previous one and the documents that were not refused. Throws 409
 * `kyc.verified` where the company is verified, 422 `company.not_owner`.
 */
export async function begin(ctx: BuyerContext, input: { company?: object | undefined }) {
  const companyId = await ensureCompany(ctx.db, ctx.buyer.accountId, (tx) =>
    createUnverifiedCompany({ ...ctx, db: tx }, input.company),
  )
  return withTransaction(ctx, async (ctx) => {
    const company = await submissions.lockCompany(ctx.db, companyId)
    await assertAccountActive(ctx.db, ctx.buyer.accountId, companyId)
    await assertCompanyOwner(ctx)
    if (company?.state === 'verified')
      throw new Refusal('kyc.verified', 'Perusahaan Anda sudah terverifikasi.', 409)
    const [latest] = await submissions.listByCompany(ctx.db, companyId)
    if (latest && latest.status !== 'rejected') return presentOne(ctx, latest.id)
    const at = ctx.clock.now()
    const steps = input.company ? { company: input.company } : {}
    const id = await submissions.insert(ctx.db, {
      companyId,
      number: (latest?.attempt ?? 0) + 1,
      answers: { ...latest?.answers, ...steps },
      at,
    })
    if (latest) await copyDocuments(ctx.db, latest.id, id)
    await submissionEvents.insert(ctx.db, id, {
      by: buyerActor(ctx),
      from: null,
      to: 'draft',
      at,
      note: null,
    })
    return presentOne(ctx, id)
  })
}

/** Creates a company with the given name or, until it has one, the buyer's. */
const createUnverifiedCompany = (ctx: BuyerContext, input: object | undefined): Promise<string> =>
  createCompany(ctx, {
    name: (input as { name?: string })?.name ?? ctx.buyer.name,
    state: 'none',
  })

/** A document that nobody has decided about is not the buyer's to send again. */
async function copyDocuments(tx: Db, from: string, to: string): Promise<void> {
  const sent = await documents.listBySubmissions(tx, [from])
  const usable = sent.filter(({ status }) => status !== 'refused')
  if (usable.length > 0) await documents.insert(tx, to, usable)
}

/**
 * Saves steps of a draft, and submits it where `submit` is set. Throws 404, 409 `kyc.state`, and 422
 * `kyc.incomplete` by field where something is missing; the steps remain saved then.
 */
export async function save(ctx: BuyerContext, id: string, step: SubmissionStepInput) {
  await withTransaction(ctx, async (ctx) => {
    const { status } = await requireOwn(ctx, id)
    await assertCompanyOwner(ctx)
    if (status !== 'draft') throw rules.submissionStateMachine.refuse(status)
    if (step.address) await assertRegionHierarchy(ctx.db, step.address)
    const { documents: added, removeDocuments, submit: _submit, ...answers } = step
    await submissions.saveAnswers(ctx.db, id, answers)
    if (removeDocuments.length > 0) await documents.remove(ctx.db, id, removeDocuments)
    await addNewDocuments(ctx, id, added)
  })
  return step.submit ? submit(ctx, id) : presentOne(ctx, id)
}

function submit(ctx: BuyerContext, id: string) {
  return withTransaction(ctx, async (ctx) => {
    const submission = await requireOwn(ctx, id)
    const to = rules.submissionStateMachine.transition(submission.status, 'submitted', 'buyer')
    const { company } = assertComplete(submission, await documents.listBySubmissions(ctx.db, [id]))
    const at = ctx.clock.now()
    await submissions.update(ctx.db, id, { status: to, submitted_at: at })
    await submissionEvents.insert(ctx.db, id, {
      by: buyerActor(ctx),
      from: submission.status,
      to,
      at,
      note: null,
    })
    await renameCompany(ctx, submission.companyId, company.name)
    await setCompanyState(ctx, submission.companyId, 'submitted')
    await announceTask(ctx, 'verification')
    return presentOne(ctx, id)
  })
}

/** The answers of a complete submission. Throws 422 `kyc.incomplete` by field. */
function assertComplete(
  { answers }: submissions.SubmissionRow,
  sentDocuments: readonly documents.SubmissionDocumentRow[],
): CompleteAnswers {
  const empty = { company: {}, pic: {}, address: {} }
  const parsed = CompleteAnswersSchema.safeParse({ ...empty, ...answers })
  const missing = rules.findMissingDocuments(sentDocuments)
  if (parsed.success && missing.length === 0) return parsed.data
  const errors = parsed.success ? {} : groupErrorsByPath(parsed.error)
  for (const kind of missing)
    errors[`documents.${kind}`] = `Unggah ${rules.documentKinds[kind].label}.`
  throw new Refusal('kyc.incomplete', 'Masih ada yang perlu dilengkapi sebelum dikirim.', 422, {
    errors,
  })
}
