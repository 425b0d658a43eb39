import { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import { errorsByPath } from '#platform/contract/validation-messages.ts'
import type { BuyerContext, Context, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
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
import { attachUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import {
  register,
  type RegistrationRequest,
} from '#modules/people/identity/service/registration.ts'
import {
  ensureCompany,
  assertAccountActive,
  isCompanyOwner,
  findOwnCompanyId,
} from '#modules/people/identity/service/authentication.ts'
import { assertRegionHierarchy } from '#modules/foundation/regions/service/regions.ts'
import { presentSubmissions } from '../presenter.ts'
import type { verificationCalls } from '../contract.ts'
import * as rules from '../rules.ts'
import * as documents from '../store/documents.ts'
import * as submissions from '../store/submissions.ts'

type Step = z.output<typeof verificationCalls.save.body>
type NewDocument = Step['documents'][number]

/** What has to stand in an attempt before it can be sent. */
const CompleteAnswersSchema = z.object({
  company: CompanyDetails,
  pic: PersonInCharge,
  address: BusinessAddress,
})
export type CompleteAnswers = z.output<typeof CompleteAnswersSchema>

type BusinessRegistration = z.output<typeof verificationCalls.registerBusiness.body>

/** Registers a buyer whose account begins with a company of which nothing is verified. */
export const registerBusiness = (
  ctx: Context,
  {
    companyName,
    ...person
  }: BusinessRegistration & Pick<RegistrationRequest, 'tracker' | 'redirect'>,
) =>
  register(ctx, {
    ...person,
    createCompany: (deps) => createCompany(deps, { name: companyName, state: 'none' }),
  })

/**
 * The attempts of the asker's company, the newest first; none for a company that is not theirs. Colleagues
 * see how far it is: what was said and sent, a director's identity card among it, is for owners.
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
 * Begins an attempt, or gives the open one back. A buyer without a company gets one, of which
 * nothing is verified. A new attempt takes over what the one before it said, and its accepted
 * papers. Throws 409 `kyc.verified` where nothing is left to verify, 422 `company.not_owner`.
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
    if (latest) await copyAcceptedDocuments(ctx.db, latest.id, id)
    await submissions.insertEvent(ctx.db, id, {
      ...buyerActor(ctx),
      from: null,
      to: 'draft',
      at,
      note: null,
    })
    return presentOne(ctx, id)
  })
}

/** A company of which nothing is known but what it may have said: it goes by its buyer's name till then. */
const createUnverifiedCompany = (deps: BuyerContext, input: object | undefined): Promise<string> =>
  createCompany(deps, {
    name: (input as { name?: string })?.name ?? deps.buyer.name,
    state: 'none',
  })

async function copyAcceptedDocuments(tx: AppDeps['db'], from: string, to: string): Promise<void> {
  const accepted = (await documents.listBySubmissions(tx, [from])).filter(
    ({ status }) => status === 'accepted',
  )
  if (accepted.length > 0) await documents.insert(tx, to, accepted)
}

/**
 * Saves steps of a draft, and sends it where that is wanted. Throws 404, 409 `kyc.state`, and 422
 * `kyc.incomplete` by field where something is missing for sending (what was given is kept then).
 */
export async function save(ctx: BuyerContext, id: string, step: Step) {
  await withTransaction(ctx, async (ctx) => {
    const { status } = await requireOwn(ctx, id)
    await assertCompanyOwner(ctx)
    if (status !== 'draft')
      throw new Refusal('kyc.state', rules.explainSubmissionStatus(status), 409)
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
    const to = rules.transitionSubmission(submission.status, 'submitted', 'buyer')
    const { company } = assertComplete(submission, await documents.listBySubmissions(ctx.db, [id]))
    const at = ctx.clock.now()
    await submissions.update(ctx.db, id, { status: to, submitted_at: at })
    await submissions.insertEvent(ctx.db, id, {
      ...buyerActor(ctx),
      from: submission.status,
      to,
      at,
      note: null,
    })
    await renameCompany(ctx, submission.companyId, company.name)
    await setCompanyState(ctx, submission.companyId, 'submitted')
    return presentOne(ctx, id)
  })
}

/** What is said, where nothing is missing. Throws 422 `kyc.incomplete` by field. */
function assertComplete(
  { answers }: submissions.SubmissionRow,
  sentDocuments: readonly documents.SubmissionDocumentRow[],
): CompleteAnswers {
  const empty = { company: {}, pic: {}, address: {} }
  const parsed = CompleteAnswersSchema.safeParse({ ...empty, ...answers })
  const missing = rules.findMissingDocuments(sentDocuments)
  if (parsed.success && missing.length === 0) return parsed.data
  const errors = parsed.success ? {} : errorsByPath(parsed.error)
  for (const kind of missing)
    errors[`documents.${kind}`] = `Unggah ${rules.documentKinds[kind].label}.`
  throw new Refusal('kyc.incomplete', 'Masih ada yang perlu dilengkapi sebelum dikirim.', 422, {
    errors,
  })
}

/**
 * Adds papers to the open attempt of the asker's company, also while staff look at it. Throws 404,
 * 409 `kyc.state` where no attempt is open.
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
    // The attempt before anything else, as staff and whoever closes the account take it.
    const latest = newest && (await submissions.lock(ctx.db, newest.id, companyId))
    if (!latest) throw notFound()
    if (latest.status === 'approved' || latest.status === 'rejected')
      throw new Refusal('kyc.state', rules.explainSubmissionStatus(latest.status), 409)
    await addNewDocuments(ctx, latest.id, added)
    if (latest.asked) await markRequestAnswered(ctx, latest)
    return presentOne(ctx, latest.id)
  })
}

/** What was asked for has come: staff see it in the queue's timeline. */
async function markRequestAnswered(deps: BuyerContext, { id, status }: submissions.SubmissionRow) {
  await submissions.update(deps.db, id, { asked: null })
  const at = deps.clock.now()
  const note = rules.MORE_SENT_NOTE
  await submissions.insertEvent(deps.db, id, {
    ...buyerActor(deps),
    from: status,
    to: status,
    at,
    note,
  })
}

/** Adds papers, each once: what the attempt says already stays loose, and goes by itself. */
async function addNewDocuments(
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

/** A paper of the asker's company, byte for byte, for its owners. Throws 404. */
export async function openDocument(ctx: BuyerContext, id: string, documentId: string) {
  if (!(await isCompanyOwner(ctx.db, ctx.buyer.accountId))) throw notFound()
  await requireOwn(ctx, id, submissions.find)
  return openSubmissionDocument(ctx, id, documentId)
}

/** A paper of an attempt; the caller has made sure that the asker may see it. Throws 404. */
export async function openSubmissionDocument(deps: AppDeps, id: string, documentId: string) {
  const document = await documents.find(deps.db, id, documentId)
  if (!document) throw notFound()
  return { paper: document, bytes: (await readStoredFile(deps, document.fileId)).bytes }
}

async function requireOwn(ctx: BuyerContext, id: string, read = submissions.lock) {
  const companyId = await findOwnCompanyId(ctx)
  const submission = companyId ? await read(ctx.db, id, companyId) : undefined
  if (!submission) throw notFound()
  return submission
}

async function presentOne({ db }: AppDeps, id: string) {
  const [answer] = await presentSubmissions(db, [(await submissions.find(db, id))!])
  return answer!
}

const buyerActor = ({ buyer }: BuyerContext) => ({ actor: 'buyer', name: buyer.name }) as const
