import type { Handlers } from '#platform/http/context.ts'
import type { staffPricingCalls } from './contract.ts'
import { done } from '#platform/contract/shapes.ts'
import * as desk from './desk.ts'
import * as lists from './lists.ts'

export const staffPricingHandlers: Handlers<typeof staffPricingCalls> = {
  setTiers: (ctx, { id, body }) => desk.setTiers(ctx, Number(id), body.tiers),
  lists: async (ctx) => ({ results: await lists.all(ctx) }),
  addList: (ctx, { body }) => lists.add(ctx, body),
  prices: (ctx, { id, query }) => lists.prices(ctx, Number(id), query),
  setPrice: (ctx, { id, body }) => lists.setPrice(ctx, Number(id), body),
  removePrice: async (ctx, { id, variantId, query }) => (
    await lists.removePrice(ctx, Number(id), Number(variantId), query.validFrom),
    done
  ),
  changePrice: (ctx, { id, body }) => desk.changePrice(ctx, Number(id), body),
}
