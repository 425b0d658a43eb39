import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

type PaymentMethod = { code: string; name: string; description: string }

/** Payment methods that a company can request. */
export const purchaseOrderPaymentMethods: readonly PaymentMethod[] = paymentTypes.map(
  ({ code, name }) => ({ code, name, description: paymentDescriptions[code] }),
)
export const findPaymentMethodName = (code: string): string =>
  purchaseOrderPaymentMethods.find((method) => method.code === code)?.name ?? code
