import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { LenderTrail } from '#modules/finance/lenders/trail-contract.ts'
import { Loan } from './contract.ts'
import { LoanStatus } from './rules/loans.ts'
import { UnmatchedOutcome } from './rules/unmatched-money.ts'

const staffCall = { who: 'staff', roles: ['verification', 'finance'] } as const

const StaffLoan = Loan.extend({
  orderNumber: z.string(),
  company: z.string(),
  applicationId: z.string(),
  /** What the shop and the lender see differently, while finance has not resolved it. */
  discrepancy: z.string().nullable(),
  /** How much of its money is unmatched; nothing where only words are to be had with the lender. */
  unmatchedAmount: MoneySchema,
})

export const staffLoanCalls = {
  list: call('GET /staff/loans', {
    ...staffCall,
    summary: 'What lenders pay of orders, the newest first',
    canLag: true,
    query: PageQuery.extend({
      lender: z.enum(lenderCodes).optional().catch(undefined),
      status: z.enum(LoanStatus).optional().catch(undefined),
      /** A part of the order's number, or of the company's name. */
      search: z.string().trim().max(100).optional(),
    }),
    response: json(listOf(StaffLoan)),
  }),
  show: call('GET /staff/loans/{id}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'A loan with its amortisation table and its trail; identity numbers are masked',
    response: json(
      StaffLoan.extend({
        trail: LenderTrail,
      }).meta({ id: 'StaffLoan' }),
    ),
  }),
  resolveDiscrepancy: call('POST /staff/loans/{id}/discrepancy', {
    ...staffCall,
    roles: ['finance'],
    ids: 'uuid',
    summary: 'Write down how a discrepancy was resolved, and book what became of unmatched money',
    body: z.object({
      /** What is booked: the loan's `unmatchedAmount`. */
      amount: MoneySchema,
      /** `returned` to the lender, or `retained` as agreed with it; missing where the amount is nothing. */
      outcome: z.enum(UnmatchedOutcome).optional(),
      note: z.string().trim().min(5, 'Tulis apa yang sudah dilakukan.').max(300),
    }),
    refusals: ['loan.state', 'loan.outcome'],
    response: json(StaffLoan),
  }),
}
