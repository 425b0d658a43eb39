import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { productAlertCalls } from './contract.ts'
import * as watches from './service.ts'

export const productAlertHandlers: Handlers<typeof productAlertCalls> = {
  list: async (ctx) => ({ results: await watches.list(ctx) }),
  add: (ctx, { body }) => watches.add(ctx, Number(body.product_variant_id), body.kind),
  remove: async (ctx, { id }) => (await watches.remove(ctx, id), okResponse),
  stop: (ctx, { body }) => watches.stop(ctx, body.token),
}
