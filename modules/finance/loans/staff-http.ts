import type { Handlers } from '#platform/http/context.ts'
import { closeMisfit } from './service/misfit.ts'
import { listForStaff, showForStaff } from './service/staff-views.ts'
import type { staffLoanCalls } from './staff-contract.ts'

export const staffLoanHandlers: Handlers<typeof staffLoanCalls> = {
  list: (ctx, { query }) => listForStaff(ctx, query),
  show: (ctx, { id }) => showForStaff(ctx, id),
  closeMisfit: (ctx, { id, body }) => closeMisfit(ctx, id, body).then(() => showForStaff(ctx, id)),
}
