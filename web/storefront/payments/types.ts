import type { z } from 'zod'
import type { OrderPayment } from '#modules/finance/gateway/contract.ts'

export type OrderPaymentResponse = z.output<typeof OrderPayment>
export type GatewayPaymentResponse = NonNullable<OrderPaymentResponse['payment']>
