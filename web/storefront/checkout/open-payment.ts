import type { z } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { isGatewayType } from '#modules/selling/orders/rules/payment-types.ts'
import type { PaymentChoice } from '#modules/finance/gateway/contract.ts'

/**
 * Has the gateway open the payment of a placed order, so that its number is there with the next page. The order is
 * placed: whatever fails here, the page of its payment says so.
 */
export async function openPayment(
  { payments }: Api,
  choice: z.output<typeof PaymentChoice> & { id: string },
): Promise<void> {
  if (!isGatewayType(choice.paymentType)) return
  try {
    await payments.choosePayment({ body: choice })
  } catch (thrown) {
    if (!isCallError(thrown)) throw thrown
  }
}
