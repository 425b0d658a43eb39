import type { Handlers } from '#platform/http/context.ts'
import { exportMonths } from './service/export-months.ts'
import * as months from './service/months.ts'
import type { staffMonthCalls } from './staff-contract.ts'

export const staffMonthHandlers: Handlers<typeof staffMonthCalls> = {
  list: (ctx) => months.listLedgerMonths(ctx),
  exportMonths: (ctx, { query }) => exportMonths(ctx, query),
  close: (ctx, { body }) => months.closeMonth(ctx, body.month),
  reopen: (ctx, { body }) => months.reopenMonth(ctx, body.month, body),
}
