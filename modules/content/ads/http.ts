import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { adCalls } from './contract.ts'
import { countEvents, listShown } from './service/shown-ads.ts'

export const adHandlers: Handlers<typeof adCalls> = {
  list: (ctx, { query }) => listShown(ctx, query.type),
  count: async (ctx, { body }) => (await countEvents(ctx, body.events), okResponse),
}
