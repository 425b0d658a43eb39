import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { LenderTrail } from './trail-contract.ts'
import { LenderApplicationStatus } from './rules/lenders.ts'

const staffCall = { who: 'staff', roles: ['verification', 'finance'] } as const

const StaffLenderApplication = z.object({
  id: z.string(),
  lender: z.enum(lenderCodes),
  lenderName: z.string(),
  companyId: z.string(),
  company: z.string(),
  status: z.enum(LenderApplicationStatus),
  statusName: z.string(),
  amount: MoneySchema.nullable(),
  offered: MoneySchema.nullable(),
  createdAt: DateTime,
  submittedAt: DateTime.nullable(),
})

export const staffLenderCalls = {
  list: call('GET /staff/lender-applications', {
    ...staffCall,
    summary: 'Applications at lenders, the newest first',
    query: PageQuery.extend({
      lender: z.enum(lenderCodes).optional().catch(undefined),
      status: z.enum(LenderApplicationStatus).optional().catch(undefined),
      /** A part of the company's name. */
      search: z.string().trim().max(100).optional(),
    }),
    response: json(listOf(StaffLenderApplication)),
  }),
  show: call('GET /staff/lender-applications/{id}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'An application at a lender with its trail; secrets and identity numbers are masked',
    response: json(
      StaffLenderApplication.extend({
        applicant: z.string(),
        applicantEmail: z.string(),
        reason: z.string().nullable(),
        agreement: z.object({ number: z.string(), terms: z.string() }).nullable(),
        agreedAt: DateTime.nullable(),
        /** What was filled in: a label and its value. */
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        files: z.array(z.object({ id: z.string(), label: z.string(), name: z.string() })),
        trail: LenderTrail,
      }).meta({ id: 'StaffLenderApplication' }),
    ),
  }),
  document: call('GET /staff/lender-applications/{id}/files/{fileId}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'A document of an application at a lender',
    response: storedFile(),
  }),
}
