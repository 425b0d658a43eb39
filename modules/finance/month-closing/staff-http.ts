import type { Handlers } from '#platform/http/context.ts'
import * as months from './service.ts'
import type { staffMonthCalls } from './staff-contract.ts'

export const staffMonthHandlers: Handlers<typeof staffMonthCalls> = {
  list: (ctx) => months.listLedgerMonths(ctx),
  close: (ctx, { body }) => months.closeMonth(ctx, body.month),
  reopen: (ctx, { body }) => months.reopenMonth(ctx, body.month, body),
}
