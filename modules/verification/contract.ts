import { z } from 'zod'
import { bytes, call, created, json } from '#platform/contract/call.ts'
import { listOf, Moment, PageQuery } from '#platform/contract/shapes.ts'
import { BusinessAddress, CompanyFacts, PersonInCharge } from '#modules/companies/contract.ts'
import { Registering, Registration } from '#modules/identity/contract.ts'
import { documentNames, SubmissionStatus } from './rules.ts'

const DocumentFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  size: z.int(),
})

const Document = z.object({
  id: z.string(),
  kind: z.enum(documentNames),
  label: z.string(),
  file: DocumentFile,
  status: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.string().nullable(),
  sentAt: Moment,
})

/** What a company says of itself; a step that was not saved yet is missing. */
const Answers = z.object({
  company: CompanyFacts.partial().optional(),
  pic: PersonInCharge.partial().optional(),
  address: BusinessAddress.partial().optional(),
})

const Event = z.object({
  status: z.enum(SubmissionStatus),
  at: Moment,
  by: z.string(),
  note: z.string().nullable(),
})

/** One attempt of a company to be verified. */
export const Submission = z
  .object({
    id: z.string(),
    company_id: z.string(),
    attempt: z.int(),
    status: z.enum(SubmissionStatus),
    answers: Answers,
    documents: z.array(Document),
    /** Required papers that still have to be sent. */
    missing: z.array(z.object({ kind: z.enum(documentNames), label: z.string() })),
    reason: z.string().nullable(),
    /** What staff ask for while they look. */
    asked: z.string().nullable(),
    submittedAt: Moment.nullable(),
    decidedAt: Moment.nullable(),
    events: z.array(Event),
  })
  .meta({ id: 'KycSubmission' })

const NewDocuments = z
  .array(z.object({ kind: z.enum(documentNames), fileId: z.uuid() }))
  .max(20, 'Paling banyak 20 dokumen sekali kirim.')

/** What is given is saved, what is left out stays: each step of the form saves itself. */
const Step = z.object({
  company: CompanyFacts.optional(),
  pic: PersonInCharge.optional(),
  address: BusinessAddress.optional(),
  documents: NewDocuments.default([]),
  removeDocuments: z.array(z.uuid()).max(20).default([]),
  submit: z.boolean().default(false),
})

const refusals = ['kyc.state', 'kyc.incomplete', 'file.gone', 'address.region', 'company.not_owner']

/** An account with its company's name; the rest of the company is told step by step afterwards. */
export const BusinessRegistration = Registration.extend({ companyName: CompanyFacts.shape.name })

export const verificationCalls = {
  registerBusiness: call('POST /auth/mobile/register/business', {
    summary: 'Register a business buyer; a link to activate goes out by mail',
    query: Registering,
    body: BusinessRegistration,
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['password.common'],
    answer: created(z.object({ email: z.string() })),
  }),
  submissions: call('GET /kyc-submissions', {
    summary: 'My company’s attempts to be verified, the newest first',
    who: 'buyer',
    query: z.object({ company_id: z.uuid().optional().catch(undefined) }),
    answer: json(
      z.object({
        results: z.array(Submission),
        /** Whether who asks may say and send things: the company's owners, and who has none yet. */
        mayChange: z.boolean(),
      }),
    ),
  }),
  begin: call('POST /kyc-submissions', {
    summary:
      'Begin an attempt, or go on with the one that is open; a retail buyer becomes a business',
    who: 'buyer',
    body: z.object({ company: CompanyFacts.partial().optional() }),
    refusals: ['kyc.verified', 'company.not_owner'],
    answer: created(Submission),
  }),
  save: call('PUT /kyc-submissions/{id}', {
    summary: 'Save steps of a draft, and send it',
    who: 'buyer',
    ids: 'uuid',
    body: Step,
    refusals,
    answer: json(Submission),
  }),
  addDocuments: call('POST /customer/company/{id}/documents', {
    summary: 'Add papers, sent before with POST /upload, to my company’s open attempt',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({ documents: NewDocuments.min(1) }),
    refusals,
    answer: created(Submission),
  }),
  document: call('GET /kyc-submissions/{id}/documents/{documentId}', {
    summary: 'A paper of my company, byte for byte (ours)',
    who: 'buyer',
    ids: 'uuid',
    answer: bytes('application/octet-stream'),
  }),
}

const desk = { who: 'staff', roles: ['verification'] } as const

const Waiting = z.object({
  id: z.string(),
  company: z.string(),
  attempt: z.int(),
  status: z.enum(SubmissionStatus),
  documents: z.int(),
  submittedAt: Moment.nullable(),
  /** Whole hours since it was sent. */
  ageHours: z.int(),
  reviewer: z.string().nullable(),
})

const ReviewedSubmission = Submission.extend({
  companyName: z.string(),
  /** The regions of the seat by name, from the village up; as the papers say them. */
  place: z.string().nullable(),
  account: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  reviewer: z.string().nullable(),
})

export const staffVerificationCalls = {
  queue: call('GET /staff/verifications', {
    ...desk,
    summary: 'Companies that wait, the oldest first; decided ones by the newest',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(SubmissionStatus).optional().catch(undefined),
    }),
    answer: json(listOf(Waiting)),
  }),
  show: call('GET /staff/verifications/{id}', {
    ...desk,
    summary: 'One attempt with its papers; the look is written down',
    ids: 'uuid',
    answer: json(ReviewedSubmission),
  }),
  review: call('POST /staff/verifications/{id}/review', {
    ...desk,
    summary: 'Take an attempt to look at',
    ids: 'uuid',
    refusals: ['kyc.state'],
    answer: json(ReviewedSubmission),
  }),
  ask: call('POST /staff/verifications/{id}/ask', {
    ...desk,
    summary: 'Ask the company for more',
    ids: 'uuid',
    body: z.object({ note: z.string().trim().min(5, 'Tulis apa yang diperlukan.').max(500) }),
    refusals: ['kyc.state'],
    answer: json(ReviewedSubmission),
  }),
  decide: call('POST /staff/verifications/{id}/decision', {
    ...desk,
    summary: 'Approve, or refuse with a reason a paper',
    ids: 'uuid',
    body: z.object({
      approve: z.boolean(),
      reason: z.string().trim().max(500).optional(),
      documents: z
        .array(
          z.object({
            id: z.uuid(),
            accepted: z.boolean(),
            reason: z.string().trim().max(300).optional(),
          }),
        )
        .max(20)
        .default([]),
    }),
    refusals: ['kyc.state', 'kyc.reason'],
    answer: json(ReviewedSubmission),
  }),
  document: call('GET /staff/verifications/{id}/documents/{documentId}', {
    ...desk,
    summary: 'A paper, byte for byte; the look is written down',
    ids: 'uuid',
    answer: bytes('application/octet-stream'),
  }),
  documentFile: call('GET /staff/verifications/{id}/documents/{documentId}/file', {
    ...desk,
    summary: 'What the file of a paper is called and what kind it is, without a look inside',
    ids: 'uuid',
    answer: json(DocumentFile),
  }),
}
