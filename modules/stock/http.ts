import type { Handlers } from '#platform/http/context.ts'
import type { staffStockCalls } from './contract.ts'
import * as desk from './desk.ts'

export const staffStockHandlers: Handlers<typeof staffStockCalls> = {
  changeStock: (ctx, { id, body }) => desk.changeStock(ctx, Number(id), body),
}
