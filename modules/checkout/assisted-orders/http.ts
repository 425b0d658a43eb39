import type { Handlers } from '#platform/http/context.ts'
import type { staffAssistedOrderCalls } from './contract.ts'
import { placeAssistedOrder, previewAssistedOrder } from './service/assisted-order.ts'
import { loadSource } from './service/source.ts'

export const staffAssistedOrderHandlers: Handlers<typeof staffAssistedOrderCalls> = {
  source: (ctx, { query }) => loadSource(ctx, query),
  preview: (ctx, { body }) => previewAssistedOrder(ctx, body),
  place: (ctx, { body }) => placeAssistedOrder(ctx, body),
}
