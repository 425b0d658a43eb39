import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { watchCalls } from './contract.ts'
import * as watches from './service.ts'

export const watchHandlers: Handlers<typeof watchCalls> = {
  list: async (ctx) => ({ results: await watches.list(ctx) }),
  add: (ctx, { body }) => watches.add(ctx, Number(body.product_variant_id), body.kind),
  remove: async (ctx, { id }) => (await watches.remove(ctx, id), done),
  stop: (ctx, { body }) => watches.stop(ctx, body.token),
}
