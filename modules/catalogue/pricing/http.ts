import type { Handlers } from '#platform/http/context.ts'
import type { staffPricingCalls } from './contract.ts'
import { okResponse } from '#platform/contract/schemas.ts'
import * as staffService from './service/staff-service.ts'
import * as lists from './service/price-lists.ts'

export const staffPricingHandlers: Handlers<typeof staffPricingCalls> = {
  setTiers: (ctx, { id, body }) => staffService.setTiers(ctx, Number(id), body),
  lists: async (ctx) => ({ results: await lists.listPriceLists(ctx) }),
  addList: (ctx, { body }) => lists.addPriceList(ctx, body),
  prices: (ctx, { id, query }) => lists.listPrices(ctx, Number(id), query),
  setPrice: (ctx, { id, body }) => lists.setPrice(ctx, Number(id), body),
  removePrice: async (ctx, { id, variantId, query }) => (
    await lists.removePrice(ctx, Number(id), Number(variantId), query.validFrom),
    okResponse
  ),
  changePrice: (ctx, { id, body }) => staffService.changePrice(ctx, Number(id), body),
}
