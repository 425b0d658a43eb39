import type { Handlers } from '#platform/http/context.ts'
import type { flagCalls } from './contract.ts'
import { evaluate, listCommonVariants } from './service/evaluate.ts'

export const flagHandlers: Handlers<typeof flagCalls> = {
  list: (ctx) => listCommonVariants(ctx),
  evaluate: (ctx, { key, query }) => evaluate(ctx, key, query),
}
