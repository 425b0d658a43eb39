import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

/** A payment method's short name: `Transfer bank`. */
export const getPaymentName = (code: string): string =>
  paymentTypes.find((type) => type.code === code)?.name ?? code
