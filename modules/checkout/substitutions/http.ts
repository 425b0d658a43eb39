import type { Handlers } from '#platform/http/context.ts'
import type { substitutionCalls } from './contract.ts'
import * as decisions from './service/decisions.ts'
import * as proposals from './service/proposals.ts'
import type { staffSubstitutionCalls } from './staff-contract.ts'

export const substitutionHandlers: Handlers<typeof substitutionCalls> = {
  ofOrder: (ctx, { id }) => decisions.listOfOwnOrder(ctx, id),
  accept: (ctx, { id, substitutionId }) => decisions.accept(ctx, id, substitutionId),
  refuse: (ctx, { id, substitutionId }) => decisions.refuse(ctx, id, substitutionId),
}

export const staffSubstitutionHandlers: Handlers<typeof staffSubstitutionCalls> = {
  ofOrder: (ctx, { id }) => proposals.listOfOrder(ctx, id),
  propose: (ctx, { id, body }) => proposals.propose(ctx, id, body),
  withdraw: (ctx, { id, substitutionId }) => proposals.withdraw(ctx, id, substitutionId),
}
