import { z } from 'zod'
import { bytes, call, created, json } from '#platform/contract/call.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'
import {
  BusinessAddress,
  CompanyDetails,
  PersonInCharge,
} from '#modules/people/companies/contract.ts'
import { RegistrationQuery, RegistrationBody } from '#modules/people/identity/contract.ts'
import { documentKindNames, SubmissionStatus } from './rules.ts'

const DocumentFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  size: z.int(),
})

const SubmittedDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKindNames),
  label: z.string(),
  file: DocumentFile,
  status: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.string().nullable(),
  sentAt: DateTime,
})

/** What a company says of itself; a step that was not saved yet is missing. */
const SubmissionAnswers = z.object({
  company: CompanyDetails.partial().optional(),
  pic: PersonInCharge.partial().optional(),
  address: BusinessAddress.partial().optional(),
})

const SubmissionEvent = z.object({
  status: z.enum(SubmissionStatus),
  at: DateTime,
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
    answers: SubmissionAnswers,
    documents: z.array(SubmittedDocument),
    /** Required papers that still have to be sent. */
    missing: z.array(z.object({ kind: z.enum(documentKindNames), label: z.string() })),
    reason: z.string().nullable(),
    /** What staff ask for while they look. */
    asked: z.string().nullable(),
    submittedAt: DateTime.nullable(),
    decidedAt: DateTime.nullable(),
    events: z.array(SubmissionEvent),
  })
  .meta({ id: 'KycSubmission' })

const NewDocuments = z
  .array(z.object({ kind: z.enum(documentKindNames), fileId: z.uuid() }))
  .max(20, 'Paling banyak 20 dokumen sekali kirim.')

/** What is given is saved, what is left out stays: each step of the form saves itself. */
const SubmissionStep = z.object({
  company: CompanyDetails.optional(),
  pic: PersonInCharge.optional(),
  address: BusinessAddress.optional(),
  documents: NewDocuments.default([]),
  removeDocuments: z.array(z.uuid()).max(20).default([]),
  submit: z.boolean().default(false),
})

const refusals = ['kyc.state', 'kyc.incomplete', 'file.gone', 'address.region', 'company.not_owner']

/** An account with its company's name; the rest of the company is told step by step afterwards. */
export const BusinessRegistration = RegistrationBody.extend({
  companyName: CompanyDetails.shape.name,
})

export const verificationCalls = {
  registerBusiness: call('POST /auth/mobile/register/business', {
    summary: 'Register a business buyer; a link to activate goes out by mail',
    query: RegistrationQuery,
    body: BusinessRegistration,
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['password.common'],
    response: created(z.object({ email: z.string() })),
  }),
  submissions: call('GET /kyc-submissions', {
    summary: 'My company’s attempts to be verified, the newest first',
    who: 'buyer',
    query: z.object({ company_id: z.uuid().optional().catch(undefined) }),
    response: json(
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
    body: z.object({ company: CompanyDetails.partial().optional() }),
    refusals: ['kyc.verified', 'company.not_owner'],
    response: created(Submission),
  }),
  save: call('PUT /kyc-submissions/{id}', {
    summary: 'Save steps of a draft, and send it',
    who: 'buyer',
    ids: 'uuid',
    body: SubmissionStep,
    refusals,
    response: json(Submission),
  }),
  addDocuments: call('POST /customer/company/{id}/documents', {
    summary: 'Add papers, sent before with POST /upload, to my company’s open attempt',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({ documents: NewDocuments.min(1) }),
    refusals,
    response: created(Submission),
  }),
  document: call('GET /kyc-submissions/{id}/documents/{documentId}', {
    summary: 'A paper of my company, byte for byte (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: bytes('application/octet-stream'),
  }),
}

const reviewerOnly = { who: 'staff', roles: ['verification'] } as const

const QueuedSubmission = z.object({
  id: z.string(),
  company: z.string(),
  attempt: z.int(),
  status: z.enum(SubmissionStatus),
  documents: z.int(),
  submittedAt: DateTime.nullable(),
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
    ...reviewerOnly,
    summary: 'Companies that wait, the oldest first; decided ones by the newest',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(SubmissionStatus).optional().catch(undefined),
    }),
    response: json(listOf(QueuedSubmission)),
  }),
  show: call('GET /staff/verifications/{id}', {
    ...reviewerOnly,
    summary: 'One attempt with its papers; the look is written down',
    ids: 'uuid',
    response: json(ReviewedSubmission),
  }),
  review: call('POST /staff/verifications/{id}/review', {
    ...reviewerOnly,
    summary: 'Take an attempt to look at',
    ids: 'uuid',
    refusals: ['kyc.state'],
    response: json(ReviewedSubmission),
  }),
  ask: call('POST /staff/verifications/{id}/ask', {
    ...reviewerOnly,
    summary: 'Ask the company for more',
    ids: 'uuid',
    body: z.object({ note: z.string().trim().min(5, 'Tulis apa yang diperlukan.').max(500) }),
    refusals: ['kyc.state'],
    response: json(ReviewedSubmission),
  }),
  decide: call('POST /staff/verifications/{id}/decision', {
    ...reviewerOnly,
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
    response: json(ReviewedSubmission),
  }),
  document: call('GET /staff/verifications/{id}/documents/{documentId}', {
    ...reviewerOnly,
    summary: 'A paper, byte for byte; the look is written down',
    ids: 'uuid',
    response: bytes('application/octet-stream'),
  }),
  documentFile: call('GET /staff/verifications/{id}/documents/{documentId}/file', {
    ...reviewerOnly,
    summary: 'What the file of a paper is called and what kind it is, without a look inside',
    ids: 'uuid',
    response: json(DocumentFile),
  }),
}
