import type { Handlers } from '#platform/http/context.ts'
import { streamJournal } from './service/export-journal.ts'
import type { staffLedgerCalls } from './staff-contract.ts'

export const staffLedgerHandlers: Handlers<typeof staffLedgerCalls> = {
  journal: (ctx, { query }) => streamJournal(ctx, query),
}
