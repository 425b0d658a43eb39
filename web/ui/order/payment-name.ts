import { paymentTypes } from '#modules/payments/rules.ts'

/** What a way to pay is called where there is little room: `Transfer bank`. */
export const paymentName = (code: string): string =>
  paymentTypes.find((type) => type.code === code)?.name ?? code
