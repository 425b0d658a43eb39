import type { Handlers } from '#platform/http/context.ts'
import * as desk from './service/desk-products.ts'
import type { staffProductCalls } from './staff-products-contract.ts'

export const staffProductHandlers: Handlers<typeof staffProductCalls> = {
  list: (ctx, { query }) => desk.products(ctx, query),
}
