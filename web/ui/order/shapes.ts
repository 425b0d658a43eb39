import type { z } from 'zod'
import type { OrderHeader, OrderLine, OrderShipping } from '#modules/orders/contract.ts'

export type OrderAnswer = z.output<typeof OrderHeader>
export type OrderLineAnswer = z.output<typeof OrderLine>
export type ShippingAnswer = z.output<typeof OrderShipping>
