import type { Api } from '#modules/client.ts'
import { isGatewayType } from '#modules/selling/orders/rules/payment-types.ts'
import type { OrderResponse } from '#web/shared/order/types.ts'

/**
 * What has become of money for an order that fits no payment, and what to do now; null where there is none. A buyer who read
 * only that it is to be paid would pay twice.
 */
export async function loadMoneyProblem(
  { payments }: Api,
  { id, status, paymentType }: OrderResponse,
): Promise<string | null> {
  if (status !== 'awaiting_payment' || !isGatewayType(paymentType)) return null
  return (await payments.ofOrder({ id })).problem
}
