import { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import { errorsByPath } from '#platform/contract/messages.ts'
import type { BuyerContext, Context, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { BusinessAddress, CompanyFacts, PersonInCharge } from '#modules/companies/contract.ts'
import {
  checkOwner,
  createCompany,
  nameCompany,
  setCompanyState,
} from '#modules/companies/service.ts'
import { attach } from '#modules/files/loose.ts'
import { openFile } from '#modules/files/service.ts'
import { register, type Registering } from '#modules/identity/registration.ts'
import { companyOf, holdAccount, isOwner, ownCompany } from '#modules/identity/service.ts'
import { checkRegions } from '#modules/regions/service.ts'
import { answersOf } from './answer.ts'
import type { verificationCalls } from './contract.ts'
import * as rules from './rules.ts'
import * as documents from './store/documents.ts'
import * as submissions from './store/submissions.ts'

type Step = z.output<typeof verificationCalls.save.body>
type NewDocument = Step['documents'][number]

/** What has to stand in an attempt before it can be sent. */
const Complete = z.object({
  company: CompanyFacts,
  pic: PersonInCharge,
  address: BusinessAddress,
})
export type CompleteAnswers = z.output<typeof Complete>

type BusinessRegistration = z.output<typeof verificationCalls.registerBusiness.body>

/** Registers a buyer whose account begins with a company of which nothing is verified. */
export const registerBusiness = (
  ctx: Context,
  { companyName, ...person }: BusinessRegistration & Pick<Registering, 'tracker' | 'redirect'>,
) =>
  register(ctx, {
    ...person,
    company: (tools) => createCompany(tools, { name: companyName, state: 'none' }),
  })

/**
 * The attempts of the asker's company, the newest first; none for a company that is not theirs. Colleagues
 * see how far it is: what was said and sent, a director's identity card among it, is for owners.
 */
export async function list(ctx: BuyerContext, companyId: string | undefined) {
  const own = await ownCompany(ctx)
  if (!own) return { results: [], mayChange: true }
  const mayChange = await isOwner(ctx.db, ctx.buyer.accountId)
  if (companyId && companyId !== own) return { results: [], mayChange }
  const results = await answersOf(ctx.db, await submissions.ofCompany(ctx.db, own))
  if (mayChange) return { results, mayChange }
  const seen = results.map((each) => ({ ...each, answers: {}, documents: [], missing: [] }))
  return { results: seen, mayChange }
}

/**
 * Begins an attempt, or gives the open one back. A buyer without a company gets one, of which
 * nothing is verified. A new attempt takes over what the one before it said, and its accepted
 * papers. Throws 409 `kyc.verified` where nothing is left to verify, 422 `company.not_owner`.
 */
export async function begin(ctx: BuyerContext, given: { company?: object | undefined }) {
  const companyId = await companyOf(ctx.db, ctx.buyer.accountId, (tx) =>
    found({ ...ctx, db: tx }, given.company),
  )
  return withTransaction(ctx, async (ctx) => {
    const company = await submissions.lockCompany(ctx.db, companyId)
    await holdAccount(ctx.db, ctx.buyer.accountId, companyId)
    await checkOwner(ctx)
    if (company?.state === 'verified')
      throw new Refusal('kyc.verified', 'Perusahaan Anda sudah terverifikasi.', 409)
    const [latest] = await submissions.ofCompany(ctx.db, companyId)
    if (latest && latest.status !== 'rejected') return one(ctx, latest.id)
    const at = ctx.clock.now()
    const steps = given.company ? { company: given.company } : {}
    const id = await submissions.insert(ctx.db, {
      companyId,
      number: (latest?.attempt ?? 0) + 1,
      answers: { ...latest?.answers, ...steps },
      at,
    })
    if (latest) await takeOver(ctx.db, latest.id, id)
    await submissions.insertEvent(ctx.db, id, {
      ...byBuyer(ctx),
      from: null,
      to: 'draft',
      at,
      note: null,
    })
    return one(ctx, id)
  })
}

/** A company of which nothing is known but what it may have said: it goes by its buyer's name till then. */
const found = (tools: BuyerContext, given: object | undefined): Promise<string> =>
  createCompany(tools, {
    name: (given as { name?: string })?.name ?? tools.buyer.name,
    state: 'none',
  })

async function takeOver(tx: Tools['db'], from: string, to: string): Promise<void> {
  const accepted = (await documents.ofSubmissions(tx, [from])).filter(
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
    const { status } = await own(ctx, id)
    await checkOwner(ctx)
    if (status !== 'draft') throw new Refusal('kyc.state', rules.closed(status), 409)
    if (step.address) await checkRegions(ctx.db, step.address)
    const { documents: added, removeDocuments, submit: _submit, ...answers } = step
    await submissions.saveAnswers(ctx.db, id, answers)
    if (removeDocuments.length > 0) await documents.remove(ctx.db, id, removeDocuments)
    await add(ctx, id, added)
  })
  return step.submit ? submit(ctx, id) : one(ctx, id)
}

function submit(ctx: BuyerContext, id: string) {
  return withTransaction(ctx, async (ctx) => {
    const submission = await own(ctx, id)
    const to = rules.moveSubmission(submission.status, 'submitted', 'buyer')
    const { company } = complete(submission, await documents.ofSubmissions(ctx.db, [id]))
    const at = ctx.clock.now()
    await submissions.change(ctx.db, id, { status: to, submitted_at: at })
    await submissions.insertEvent(ctx.db, id, {
      ...byBuyer(ctx),
      from: submission.status,
      to,
      at,
      note: null,
    })
    await nameCompany(ctx, submission.companyId, company.name)
    await setCompanyState(ctx, submission.companyId, 'submitted')
    return one(ctx, id)
  })
}

/** What is said, where nothing is missing. Throws 422 `kyc.incomplete` by field. */
function complete(
  { answers }: submissions.KeptSubmission,
  papers: readonly documents.KeptDocument[],
): CompleteAnswers {
  const empty = { company: {}, pic: {}, address: {} }
  const parsed = Complete.safeParse({ ...empty, ...answers })
  const missing = rules.missingDocuments(papers)
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
  if ((await ownCompany(ctx)) !== companyId) throw notFound()
  await checkOwner(ctx)
  return withTransaction(ctx, async (ctx) => {
    const [newest] = await submissions.ofCompany(ctx.db, companyId)
    // The attempt before anything else, as staff and whoever closes the account take it.
    const latest = newest && (await submissions.lock(ctx.db, newest.id, companyId))
    if (!latest) throw notFound()
    if (latest.status === 'approved' || latest.status === 'rejected')
      throw new Refusal('kyc.state', rules.closed(latest.status), 409)
    await add(ctx, latest.id, added)
    if (latest.asked) await answered(ctx, latest)
    return one(ctx, latest.id)
  })
}

/** What was asked for has come: staff see it in the queue's timeline. */
async function answered(tools: BuyerContext, { id, status }: submissions.KeptSubmission) {
  await submissions.change(tools.db, id, { asked: null })
  const at = tools.clock.now()
  const note = rules.MORE_SENT
  await submissions.insertEvent(tools.db, id, {
    ...byBuyer(tools),
    from: status,
    to: status,
    at,
    note,
  })
}

/** Adds papers, each once: what the attempt says already stays loose, and goes by itself. */
async function add(ctx: BuyerContext, id: string, given: readonly NewDocument[]): Promise<void> {
  const again = await documents.repeated(ctx.db, id, ctx.buyer.accountId, given)
  const added = given.filter(({ fileId }) => !again.has(fileId))
  if (added.length === 0) return
  const before = await documents.ofSubmissions(ctx.db, [id])
  if (before.length + added.length > rules.MOST_DOCUMENTS)
    throw new Refusal('kyc.too_many', `Paling banyak ${rules.MOST_DOCUMENTS} dokumen.`)
  const ids = added.map(({ fileId }) => fileId)
  await attach(ctx, ctx.buyer.accountId, { ids, upload: 'company-document', field: 'documents' })
  const sentAt = ctx.clock.now()
  await documents.insert(
    ctx.db,
    id,
    added.map((document) => ({ ...document, sentAt })),
  )
}

/** A paper of the asker's company, byte for byte, for its owners. Throws 404. */
export async function openDocument(ctx: BuyerContext, id: string, documentId: string) {
  if (!(await isOwner(ctx.db, ctx.buyer.accountId))) throw notFound()
  await own(ctx, id, submissions.find)
  return openPaper(ctx, id, documentId)
}

/** A paper of an attempt; the caller has made sure that the asker may see it. Throws 404. */
export async function openPaper(tools: Tools, id: string, documentId: string) {
  const paper = await documents.find(tools.db, id, documentId)
  if (!paper) throw notFound()
  return { paper, bytes: (await openFile(tools, paper.fileId)).bytes }
}

async function own(ctx: BuyerContext, id: string, read = submissions.lock) {
  const companyId = await ownCompany(ctx)
  const found = companyId ? await read(ctx.db, id, companyId) : undefined
  if (!found) throw notFound()
  return found
}

async function one({ db }: Tools, id: string) {
  const [answer] = await answersOf(db, [(await submissions.find(db, id))!])
  return answer!
}

const byBuyer = ({ buyer }: BuyerContext) => ({ actor: 'buyer', name: buyer.name }) as const
