import type { Handlers } from '#platform/http/context.ts'
import type { staffPricingCalls } from './contract.ts'
import * as desk from './desk.ts'

export const staffPricingHandlers: Handlers<typeof staffPricingCalls> = {
  changePrice: (ctx, { id, body }) => desk.changePrice(ctx, Number(id), body),
}
