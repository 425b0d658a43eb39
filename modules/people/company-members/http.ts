import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { companyMemberCalls } from './contract.ts'
import * as people from './service.ts'

export const companyMemberHandlers: Handlers<typeof companyMemberCalls> = {
  people: (ctx) => people.listMembers(ctx),
  invite: (ctx, { body }) => people.invite(ctx, body),
  withdrawInvite: async (ctx, { id }) => (await people.withdrawInvitation(ctx, id), okResponse),
  invited: (ctx, { query }) => people.showInvitation(ctx, query.token),
  accept: (ctx, { body }) => people.acceptInvitation(ctx, body.token),
  setOrderRules: async (ctx, { body }) => (await people.setOrderRules(ctx, body), okResponse),
  changeMember: async (ctx, { id, body }) => (await people.changeMember(ctx, id, body), okResponse),
  removeMember: async (ctx, { id }) => (await people.removeMember(ctx, id), okResponse),
}
