import { z } from 'zod'
import { call, json, stream } from '#platform/contract/call.ts'
import { listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { CreditStatus } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { creditGradeCodes } from '#modules/finance/credit-terms/rules/grades.ts'
import { ageBands } from '#modules/finance/invoices/ageing-rules.ts'

const staffCall = { who: 'staff', roles: ['verification', 'finance'] } as const
const search = z.string().trim().max(100).optional()

const UseOfLimit = z.object({
  limit: MoneySchema,
  used: MoneySchema,
  /** Whole percent of the limit; null without one. */
  utilisation: z.int().nullable(),
})

export const staffExposureCalls = {
  list: call('GET /staff/exposure', {
    ...staffCall,
    summary: 'What companies may owe and owe, at the shop and at lenders, who owe most first',
    canLag: true,
    query: PageQuery.extend({ search }),
    response: json(
      listOf(
        z.object({
          companyId: z.string(),
          company: z.string(),
          grade: z.enum(creditGradeCodes).nullable(),
          /** Of the limit on credit terms. */
          status: z.enum(CreditStatus),
          all: UseOfLimit,
          terms: UseOfLimit,
          overdue: MoneySchema,
          /** What is owed on terms, by how long it has been due. */
          ageing: z.array(z.object({ due: z.enum(ageBands), amount: MoneySchema })),
          /** Open limits at lenders. */
          lenders: z.array(
            UseOfLimit.extend({
              lender: z.enum(lenderCodes),
              name: z.string(),
              applicationId: z.string(),
            }),
          ),
        }),
      ).extend({
        /** Of all companies that are found. */
        all: UseOfLimit,
      }),
    ),
  }),
  export: call('GET /staff/exposure/export', {
    ...staffCall,
    summary: 'The same as a spreadsheet, one company a row',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: z.object({ search, format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
}
