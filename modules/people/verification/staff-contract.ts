import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { DocumentFile, Submission } from './contract.ts'
import { SubmissionStatus } from './rules.ts'

const reviewerOnly = { who: 'staff', roles: ['verification'] } as const

const QueuedSubmission = z.object({
  id: z.string(),
  company: z.string(),
  attempt: z.int(),
  status: z.enum(SubmissionStatus),
  documents: z.int(),
  submittedAt: DateTime.nullable(),
  /** Whole hours since it was submitted. */
  ageHours: z.int(),
  reviewer: z.string().nullable(),
})

const ReviewedSubmission = Submission.extend({
  companyName: z.string(),
  /** The names of the business address's regions, from the village up, as in the documents. */
  place: z.string().nullable(),
  account: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  reviewer: z.string().nullable(),
})

export const staffVerificationCalls = {
  queue: call('GET /staff/verifications', {
    ...reviewerOnly,
    summary: 'Submissions to review, oldest first; decided ones newest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(SubmissionStatus).optional().catch(undefined),
    }),
    response: json(listOf(QueuedSubmission)),
  }),
  show: call('GET /staff/verifications/{id}', {
    ...reviewerOnly,
    summary: 'One submission with its documents; the access is audited',
    ids: 'uuid',
    response: json(ReviewedSubmission),
  }),
  review: call('POST /staff/verifications/{id}/review', {
    ...reviewerOnly,
    summary: 'Start reviewing a submission',
    ids: 'uuid',
    refusals: ['kyc.state'],
    response: json(ReviewedSubmission),
  }),
  ask: call('POST /staff/verifications/{id}/ask', {
    ...reviewerOnly,
    summary: 'Request more documents from the company',
    ids: 'uuid',
    body: z.object({ note: z.string().trim().min(5, 'Tulis apa yang diperlukan.').max(500) }),
    refusals: ['kyc.state'],
    response: json(ReviewedSubmission),
  }),
  decide: call('POST /staff/verifications/{id}/decision', {
    ...reviewerOnly,
    summary: 'Approve a submission of which every document is accepted, or reject it with reasons',
    ids: 'uuid',
    body: z.object({
      approve: z.boolean(),
      reason: z.string().trim().max(500).optional(),
      documents: z
        .array(
          z.object({
            id: z.uuid(),
            /** Left out while it is undecided: a rejection may leave it so, an approval may not. */
            accepted: z.boolean('Pilih diterima atau ditolak.').optional(),
            reason: z.string().trim().max(300).optional(),
          }),
        )
        .max(20)
        .default([]),
    }),
    refusals: ['kyc.state', 'kyc.reason', 'kyc.undecided'],
    response: json(ReviewedSubmission),
  }),
  document: call('GET /staff/verifications/{id}/documents/{documentId}', {
    ...reviewerOnly,
    summary: 'The content of a document; the access is audited',
    ids: 'uuid',
    response: storedFile(),
  }),
  documentPage: call('GET /staff/verifications/{id}/documents/{documentId}/page', {
    ...reviewerOnly,
    summary: 'A page of a PDF document, drawn as a picture; the access is audited',
    ids: 'uuid',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    refusals: ['file.unreadable'],
    /** `image`: WebP as base64. */
    response: json(z.object({ page: z.int(), count: z.int(), image: z.string() })),
  }),
  documentFile: call('GET /staff/verifications/{id}/documents/{documentId}/file', {
    ...reviewerOnly,
    summary: 'The name and type of a document’s file, without its content',
    ids: 'uuid',
    response: json(DocumentFile),
  }),
}
