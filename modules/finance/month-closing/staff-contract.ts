import { z } from 'zod'
import { call, json, stream } from '#platform/contract/call.ts'
import { DateTime, Month, MoneySchema } from '#platform/contract/schemas.ts'
import { MonthState } from './rules.ts'

const Months = z.object({
  results: z.array(
    z.object({
      month: Month,
      state: z.enum(MonthState),
      /** Whether this month can be closed next, and whether the reader may reopen it. */
      canClose: z.boolean(),
      canReopen: z.boolean(),
      transactions: z.int(),
      /** Goods and freight without PPN, less what was taken back. */
      sales: MoneySchema,
      /** As the month ended: what buyers owed, and what money had no invoice yet. */
      receivables: MoneySchema,
      unmatched: MoneySchema,
      lastEvent: z
        .object({
          kind: z.enum(['closed', 'reopened']),
          at: DateTime,
          by: z.string(),
          reason: z.string(),
        })
        .nullable(),
    }),
  ),
})

export const staffMonthCalls = {
  list: call('GET /staff/finance/months', {
    who: 'staff',
    roles: ['finance'],
    summary: 'The months of the ledger, the newest first, and whether they are closed',
    canLag: true,
    response: json(Months),
  }),
  exportMonths: call('GET /staff/exports/finance-months', {
    who: 'staff',
    roles: ['finance'],
    summary: 'Sales and receivables of every month of the ledger as a spreadsheet',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
  close: call('POST /staff/finance/months/close', {
    who: 'staff',
    roles: ['finance'],
    summary: 'Closes a month, after which nothing is booked on its days',
    body: z.object({ month: Month }),
    response: json(Months),
    refusals: ['ledger.month'],
  }),
  reopen: call('POST /staff/finance/months/reopen', {
    who: 'staff',
    roles: ['admin'],
    summary: 'Opens the month again that was closed last',
    body: z.object({
      month: Month,
      reason: z.string().trim().min(1, 'Tulis alasannya.').max(500),
    }),
    response: json(Months),
    refusals: ['ledger.month'],
  }),
}
