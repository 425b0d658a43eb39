import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

/** What a way to pay is called where there is little room: `Transfer bank`. */
export const getPaymentName = (code: string): string =>
  paymentTypes.find((type) => type.code === code)?.name ?? code
