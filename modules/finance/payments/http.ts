import type { Handlers } from '#platform/http/context.ts'
import type { paymentCalls } from './contract.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  types: () => ({ results: [...paymentTypes] }),
}
