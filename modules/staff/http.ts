import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { staffMemberCalls, staffPasswordCalls } from './contract.ts'
import * as passwords from './passwords.ts'
import * as staff from './service.ts'

export const staffMemberHandlers: Handlers<typeof staffMemberCalls> = {
  list: (ctx, { query }) => staff.list(ctx, query),
  show: (ctx, { id }) => staff.show(ctx, id),
  invite: (ctx, { body }) => staff.invite(ctx, body),
  changeRoles: (ctx, { id, body }) => staff.changeRoles(ctx, id, body.roles),
  suspend: (ctx, { id }) => staff.suspend(ctx, id),
  lift: (ctx, { id }) => staff.lift(ctx, id),
  sendLink: (ctx, { id }) => staff.sendLink(ctx, id),
}

export const staffPasswordHandlers: Handlers<typeof staffPasswordCalls> = {
  requestLink: async (ctx, { body }) => (await passwords.requestLink(ctx, body.email), done),
  link: async (ctx, { token }) => (await passwords.checkLink(ctx, token), done),
  choose: (ctx, { body }) => passwords.choose(ctx, body.token, body.password),
}
