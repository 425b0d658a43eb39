import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { staffMemberCalls, staffPasswordCalls } from './contract.ts'
import * as passwords from './service/password-links.ts'
import * as staff from './service/members.ts'

export const staffMemberHandlers: Handlers<typeof staffMemberCalls> = {
  list: (ctx, { query }) => staff.list(ctx, query),
  show: (ctx, { id }) => staff.show(ctx, id),
  invite: (ctx, { body }) => staff.invite(ctx, body),
  changeRoles: (ctx, { id, body }) => staff.changeRoles(ctx, id, body),
  suspend: (ctx, { id }) => staff.suspend(ctx, id),
  lift: (ctx, { id }) => staff.reinstate(ctx, id),
  sendLink: (ctx, { id }) => staff.sendLink(ctx, id),
}

export const staffPasswordHandlers: Handlers<typeof staffPasswordCalls> = {
  requestLink: async (ctx, { body }) => (await passwords.requestLink(ctx, body.email), okResponse),
  link: async (ctx, { token }) => (await passwords.assertLinkUsable(ctx, token), okResponse),
  choose: (ctx, { body }) => passwords.choosePassword(ctx, body.token, body.password),
}
