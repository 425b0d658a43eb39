import type { Handlers } from '#platform/http/context.ts'
import * as staffService from './service/staff-service.ts'
import type { staffProductCalls } from './staff-contract.ts'

export const staffProductHandlers: Handlers<typeof staffProductCalls> = {
  list: (ctx, { query }) => staffService.listStaffProducts(ctx, query),
}
