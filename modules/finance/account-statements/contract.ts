import { z } from 'zod'
import { call, file } from '#platform/contract/call.ts'
import { Month } from '#platform/contract/schemas.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What both sides' calls have in common. */
export const statementCall = {
  limit: { times: 30, seconds: 60, by: 'caller' },
  refusals: ['statement.month'],
} as const
const buyerCall = {
  ...statementCall,
  who: 'buyer',
  failures: [404],
  query: z.object({
    month: Month,
    /** The company that they oversee, or what they ordered outside of it. */
    of: z.enum(['company', 'own']).optional().catch(undefined),
  }),
} as const
export const accountStatementCalls = {
  pdf: call('GET /invoice/ecom/statement/pdf', {
    ...buyerCall,
    summary:
      'A month of my account, or my company’s for its owners and approvers: balances, invoices, payments, credits, age',
    canLag: true,
    response: file('application/pdf'),
  }),
  xlsx: call('GET /invoice/ecom/statement/xlsx', {
    ...buyerCall,
    summary: 'The same as a spreadsheet',
    canLag: true,
    response: file(XLSX),
  }),
}
