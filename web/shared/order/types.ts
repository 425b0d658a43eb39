import type { z } from 'zod'
import type { OrderHeader, OrderShipping } from '#modules/selling/orders/contract.ts'
import type { OrderLine } from '#modules/selling/orders/order-line-contract.ts'

export type OrderResponse = z.output<typeof OrderHeader>
export type OrderLineResponse = z.output<typeof OrderLine>
export type OrderShippingResponse = z.output<typeof OrderShipping>
