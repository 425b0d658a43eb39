import type { Handlers } from '#platform/http/context.ts'
import type { staffStockCalls } from './contract.ts'
import * as desk from './desk.ts'
import * as ledger from './ledger.ts'
import { receive } from './receipts.ts'

export const staffStockHandlers: Handlers<typeof staffStockCalls> = {
  warehouses: async (ctx) => ({ results: await ledger.warehouses(ctx) }),
  receive: (ctx, { body }) => receive(ctx, body),
  moves: (ctx, { query }) => ledger.moves(ctx, query),
  changeStock: (ctx, { id, body }) => desk.changeStock(ctx, Number(id), body),
}
