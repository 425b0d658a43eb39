import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { productAlertCalls } from './contract.ts'
import * as alerts from './service.ts'

export const productAlertHandlers: Handlers<typeof productAlertCalls> = {
  list: async (ctx) => ({ results: await alerts.list(ctx) }),
  add: (ctx, { body }) => alerts.add(ctx, Number(body.product_variant_id), body.kind),
  remove: async (ctx, { id }) => (await alerts.remove(ctx, id), okResponse),
  stop: (ctx, { body }) => alerts.stop(ctx, body.token),
}
