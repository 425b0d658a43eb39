import type { z } from 'zod'
import type { OrderHeader, OrderLine, OrderShipping } from '#modules/selling/orders/contract.ts'

export type OrderResponse = z.output<typeof OrderHeader>
export type OrderLineResponse = z.output<typeof OrderLine>
export type OrderShippingResponse = z.output<typeof OrderShipping>
