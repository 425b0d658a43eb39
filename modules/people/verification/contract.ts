import { z } from 'zod'
import { call, created, json, storedFile } from '#platform/contract/call.ts'
import { DateTime } from '#platform/contract/schemas.ts'
import {
  BusinessAddress,
  CompanyDetails,
  PersonInCharge,
} from '#modules/people/companies/contract.ts'
import { RegistrationQuery, RegistrationBody } from '#modules/people/identity/contract.ts'
import { documentKindNames, SubmissionStatus } from './rules.ts'

export const DocumentFile = z.object({
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

/** The company's details; a step that has not been saved yet is missing. */
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

/** A company's application to be verified; after a rejection the next attempt is a new submission. */
export const Submission = z
  .object({
    id: z.string(),
    company_id: z.string(),
    attempt: z.int(),
    status: z.enum(SubmissionStatus),
    answers: SubmissionAnswers,
    documents: z.array(SubmittedDocument),
    /** Required documents that have not been sent. */
    missing: z.array(z.object({ kind: z.enum(documentKindNames), label: z.string() })),
    reason: z.string().nullable(),
    /** What staff requested during the review. */
    asked: z.string().nullable(),
    submittedAt: DateTime.nullable(),
    decidedAt: DateTime.nullable(),
    events: z.array(SubmissionEvent),
  })
  .meta({ id: 'KycSubmission' })

const NewDocuments = z
  .array(z.object({ kind: z.enum(documentKindNames), fileId: z.uuid() }))
  .max(20, 'Paling banyak 20 dokumen sekali kirim.')

/** Each step of the form saves itself; omitted steps remain unchanged. */
const SubmissionStep = z.object({
  company: CompanyDetails.optional(),
  pic: PersonInCharge.optional(),
  address: BusinessAddress.optional(),
  documents: NewDocuments.default([]),
  removeDocuments: z.array(z.uuid()).max(20).default([]),
  submit: z.boolean().default(false),
})

const refusals = [
  'kyc.state',
  'kyc.incomplete',
  'file.gone',
  'document.wrong_kind',
  'address.region',
  'company.not_owner',
]

/** An account with its company's name; the company's details follow in later steps. */
export const BusinessRegistration = RegistrationBody.extend({
  companyName: CompanyDetails.shape.name,
})

export const verificationCalls = {
  registerBusiness: call('POST /auth/mobile/register/business', {
    summary: 'Register a business buyer; the activation link is sent by e-mail',
    query: RegistrationQuery,
    body: BusinessRegistration,
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['password.common'],
    response: created(z.object({ email: z.string() })),
  }),
  submissions: call('GET /kyc-submissions', {
    summary: 'My company’s verification submissions, newest first',
    who: 'buyer',
    query: z.object({ company_id: z.uuid('Pilih perusahaan.').optional() }),
    response: json(
      z.object({
        results: z.array(Submission),
        /** Whether the buyer may edit and submit: a company's owners, and buyers without a company. */
        mayChange: z.boolean(),
      }),
    ),
  }),
  begin: call('POST /kyc-submissions', {
    summary: 'Begin a submission or continue the open one; a retail buyer becomes a business',
    who: 'buyer',
    body: z.object({ company: CompanyDetails.partial().optional() }),
    refusals: ['kyc.verified', 'company.not_owner'],
    failures: [404],
    response: created(Submission),
  }),
  save: call('PUT /kyc-submissions/{id}', {
    summary: 'Save steps of a draft and optionally submit it',
    who: 'buyer',
    ids: 'uuid',
    body: SubmissionStep,
    refusals,
    response: json(Submission),
  }),
  addDocuments: call('POST /customer/company/{id}/documents', {
    summary: 'Add documents, uploaded before with POST /upload, to my company’s open submission',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({ documents: NewDocuments.min(1) }),
    refusals,
    response: created(Submission),
  }),
  document: call('GET /kyc-submissions/{id}/documents/{documentId}', {
    summary: 'The content of a document of my company (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: storedFile(),
  }),
}
