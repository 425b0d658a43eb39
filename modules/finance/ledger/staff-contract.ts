import { z } from 'zod'
import { call, stream } from '#platform/contract/call.ts'
import { FilteredDay } from '#platform/contract/schemas.ts'

export const staffLedgerCalls = {
  journal: call('GET /staff/finance/journal', {
    who: 'staff',
    roles: ['finance'],
    summary:
      'Every entry of the ledger between two days, for an accounting program; this month without them',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: z.object({
      /** Days in Jakarta, both included. */
      from: FilteredDay,
      to: FilteredDay,
      format: z.enum(['xlsx', 'csv']).default('csv').catch('csv'),
    }),
    response: stream('application/octet-stream'),
  }),
}
