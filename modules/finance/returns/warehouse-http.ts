import type { Handlers } from '#platform/http/context.ts'
import * as staffService from './service/staff-service.ts'
import * as steps from './service/steps.ts'
import type { warehouseReturnCalls } from './warehouse-contract.ts'

export const warehouseReturnHandlers: Handlers<typeof warehouseReturnCalls> = {
  show: (ctx, { id }) => staffService.show(ctx, id),
  receive: (ctx, { id, body }) =>
    steps.receive(ctx, id, body).then(() => staffService.show(ctx, id)),
}
