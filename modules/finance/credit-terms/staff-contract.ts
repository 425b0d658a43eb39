import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { CreditApplication, CreditState, LimitAmount, OwedInvoice } from './contract.ts'
import { CreditStatus } from './rules/credit-status.ts'
import { creditGradeCodes } from './rules/grades.ts'

const StaffCreditApplication = CreditApplication.extend({
  applicant: z.string(),
  applicantEmail: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
})

/** The credit of one company. */
export const StaffCredit = z
  .object({
    companyId: z.string(),
    company: z.string(),
    /** Counts changes of the limit; 0 without one. */
    revision: z.int(),
    credit: CreditState,
    /** Newest first. */
    applications: z.array(StaffCreditApplication),
    owed: z.array(OwedInvoice),
    history: z.array(
      z.object({
        at: DateTime,
        by: z.string(),
        action: z.string(),
        amount: MoneySchema.nullable(),
        grade: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffCredit' })

const readCall = { who: 'staff', roles: ['finance', 'sales'] } as const
const financeCall = {
  who: 'staff',
  roles: ['finance'],
  ids: 'uuid',
  response: json(StaffCredit),
} as const
const reason = z.string().trim().min(3, 'Tulis alasannya.').max(300)

/** The id is the company's. */
export const staffCreditCalls = {
  list: call('GET /staff/credit', {
    ...readCall,
    summary: 'Companies with a credit limit or an application, and what they owe on terms',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(CreditStatus).optional().catch(undefined),
    }),
    response: json(
      listOf(
        z.object({
          companyId: z.string(),
          company: z.string(),
          isWaiting: z.boolean(),
          credit: CreditState,
        }),
      ),
    ),
  }),
  show: call('GET /staff/credit/{id}', {
    ...readCall,
    ids: 'uuid',
    summary: 'The credit of a company: limit, exposure, applications and history',
    response: json(StaffCredit),
  }),
  document: call('GET /staff/credit/{id}/documents/{fileId}', {
    who: 'staff',
    roles: ['finance'],
    ids: 'uuid',
    summary: 'A document of an application, as it was sent',
    response: storedFile(),
  }),
  set: call('PUT /staff/credit/{id}', {
    ...financeCall,
    summary: 'Set limit and grade; an application that waits is granted with it',
    body: z.object({
      amount: LimitAmount,
      grade: z.enum(creditGradeCodes, 'Pilih kelas.'),
      note: z.string().trim().max(300).optional(),
      /** As it was read. */
      revision: z.int().min(0),
    }),
    refusals: ['credit.amount', 'credit.role', 'credit.changed', 'credit.state'],
  }),
  decline: call('POST /staff/credit/{id}/decline', {
    ...financeCall,
    summary: 'Decline the application that waits, with a reason for the buyer',
    body: z.object({ reason }),
    refusals: ['credit.state'],
  }),
  freeze: call('POST /staff/credit/{id}/freeze', {
    ...financeCall,
    summary: 'Freeze the limit, with a reason for the buyer',
    body: z.object({ reason }),
    refusals: ['credit.state'],
  }),
  unfreeze: call('POST /staff/credit/{id}/unfreeze', {
    ...financeCall,
    summary: 'Open a frozen limit again',
    body: z.object({ note: z.string().trim().max(300).optional() }),
    refusals: ['credit.state'],
  }),
}
