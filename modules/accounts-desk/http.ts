import type { Handlers } from '#platform/http/context.ts'
import type { staffAccountCalls } from './contract.ts'
import * as desk from './service.ts'

export const staffAccountHandlers: Handlers<typeof staffAccountCalls> = {
  list: (ctx, { query }) => desk.list(ctx, query),
  show: (ctx, { id }) => desk.show(ctx, id),
  suspend: (ctx, { id, body }) => desk.suspend(ctx, id, body.reason),
  lift: (ctx, { id }) => desk.lift(ctx, id),
  signOut: (ctx, { id }) => desk.signOut(ctx, id),
  sendActivation: (ctx, { id }) => desk.sendActivation(ctx, id),
}
