import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import { listBanks, listTakenTypes } from '#modules/selling/orders/rules/payment-types.ts'

/** The payment types that this shop takes, with what each costs. */
export const listPaymentTypes = (deps: Pick<AppDeps, 'paper'>) =>
  listTakenTypes(deps).map(({ code, name, fee }) => ({
    code,
    name,
    description: paymentDescriptions[code],
    fee: moneyToJson(fee),
    banks: listBanks(code),
  }))
