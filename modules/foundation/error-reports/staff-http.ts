import type { Handlers } from '#platform/http/context.ts'
import { listErrors, markResolved, showError } from './service/staff-errors.ts'
import type { staffErrorCalls } from './staff-contract.ts'

export const staffErrorHandlers: Handlers<typeof staffErrorCalls> = {
  list: (ctx, { query }) => listErrors(ctx, query),
  show: (ctx, { id }) => showError(ctx, id),
  resolve: (ctx, { id }) => markResolved(ctx, id, true),
  reopen: (ctx, { id }) => markResolved(ctx, id, false),
}
