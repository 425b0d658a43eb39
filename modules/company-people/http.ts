import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as approval from './approval.ts'
import type { companyPeopleCalls } from './contract.ts'
import * as people from './service.ts'

export const companyPeopleHandlers: Handlers<typeof companyPeopleCalls> = {
  people: (ctx) => people.people(ctx),
  invite: (ctx, { body }) => people.invite(ctx, body),
  withdrawInvite: async (ctx, { id }) => (await people.withdraw(ctx, id), done),
  invited: (ctx, { query }) => people.invited(ctx, query.token),
  accept: (ctx, { body }) => people.accept(ctx, body.token),
  changeMember: async (ctx, { id, body }) => (await people.changeMember(ctx, id, body), done),
  removeMember: async (ctx, { id }) => (await people.removeMember(ctx, id), done),
  approvals: async (ctx) => ({ results: await approval.approvals(ctx) }),
  decide: async (ctx, { id, body }) => (await approval.decide(ctx, id, body), done),
}
