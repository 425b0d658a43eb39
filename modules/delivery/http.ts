import type { Handlers } from '#platform/http/context.ts'
import type { deliveryCalls } from './contract.ts'
import { estimate } from './estimate.ts'

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  estimate: (ctx, { query }) => estimate(ctx, query),
}
