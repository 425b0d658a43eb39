import type { Handlers } from '#platform/http/context.ts'
import type { staffStockCalls } from './contract.ts'
import { changeStock } from './service/change-stock.ts'
import * as ledger from './service/movements.ts'
import * as goods from './service/goods.ts'
import { receive } from './service/receipts.ts'
import { transfer } from './service/transfers.ts'

export const staffStockHandlers: Handlers<typeof staffStockCalls> = {
  warehouses: async (ctx) => ({ results: await ledger.listWarehouses(ctx) }),
  receive: (ctx, { body }) => receive(ctx, body),
  transfer: (ctx, { body }) => transfer(ctx, body),
  goods: (ctx, { query }) => goods.findGoods(ctx, query),
  low: (ctx, { query }) => goods.listLow(ctx, query),
  movements: (ctx, { query }) => ledger.listMovements(ctx, query),
  changeStock: (ctx, { id, body }) => changeStock(ctx, Number(id), body),
}
