import type { Handlers } from '#platform/http/context.ts'
import * as staffOrders from '#modules/selling/orders/service/staff-service.ts'
import { cancelByStaff } from './service.ts'
import type { staffOrderCancellationCalls } from './staff-contract.ts'

export const staffOrderCancellationHandlers: Handlers<typeof staffOrderCancellationCalls> = {
  cancel: (ctx, { id, body }) =>
    cancelByStaff(ctx, id, body.reason).then(() => staffOrders.show(ctx, id)),
}
