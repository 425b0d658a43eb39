import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { approvalCalls } from './contract.ts'
import * as approvals from './service.ts'

export const approvalHandlers: Handlers<typeof approvalCalls> = {
  list: async (ctx) => ({ results: await approvals.listApprovals(ctx) }),
  decide: async (ctx, { id, body }) => (await approvals.decide(ctx, id, body), okResponse),
}
