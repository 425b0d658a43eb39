import { moneyToJson } from '#platform/money.ts'
import { listBanks, paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'

/** The payment types that this shop takes, with what each costs. */
export const listPaymentTypes = () =>
  paymentTypes.map(({ code, name, description, fee }) => ({
    code,
    name,
    description,
    fee: moneyToJson(fee),
    banks: listBanks(code),
  }))
