import type { Handlers } from '#platform/http/context.ts'
import type { staffAccountCalls } from './contract.ts'
import * as accountsAdmin from './service.ts'

export const staffAccountHandlers: Handlers<typeof staffAccountCalls> = {
  list: (ctx, { query }) => accountsAdmin.list(ctx, query),
  show: (ctx, { id }) => accountsAdmin.show(ctx, id),
  suspend: (ctx, { id, body }) => accountsAdmin.suspend(ctx, id, body.reason),
  lift: (ctx, { id }) => accountsAdmin.reinstate(ctx, id),
  signOut: (ctx, { id }) => accountsAdmin.signOut(ctx, id),
  sendActivation: (ctx, { id }) => accountsAdmin.sendActivation(ctx, id),
}
