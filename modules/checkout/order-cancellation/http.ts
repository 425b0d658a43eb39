import type { Handlers } from '#platform/http/context.ts'
import type { orderCancellationCalls } from './contract.ts'
import { cancelByBuyer } from './service.ts'

export const orderCancellationHandlers: Handlers<typeof orderCancellationCalls> = {
  cancel: (ctx, { id, body }) => cancelByBuyer(ctx, id, body.reason),
}
