import type { Handlers } from '#platform/http/context.ts'
import type { auditCalls } from './contract.ts'
import * as audit from './service.ts'

export const auditHandlers: Handlers<typeof auditCalls> = {
  list: (ctx, { query }) => audit.list(ctx, query),
  choices: (ctx) => audit.listChoices(ctx),
}
