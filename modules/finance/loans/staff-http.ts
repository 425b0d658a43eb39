import type { Handlers } from '#platform/http/context.ts'
import { resolveDiscrepancy } from './service/discrepancy.ts'
import { listForStaff, showForStaff } from './service/staff-views.ts'
import type { staffLoanCalls } from './staff-contract.ts'

export const staffLoanHandlers: Handlers<typeof staffLoanCalls> = {
  list: (ctx, { query }) => listForStaff(ctx, query),
  show: (ctx, { id }) => showForStaff(ctx, id),
  resolveDiscrepancy: (ctx, { id, body }) =>
    resolveDiscrepancy(ctx, id, body).then(() => showForStaff(ctx, id)),
}
