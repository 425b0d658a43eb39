import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listBankAccounts } from '#modules/finance/payments/service/bank-accounts.ts'
import { explainPaymentLimit, paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { computePaymentDeadline } from '#modules/selling/orders/service/deadlines.ts'
import { describePaymentMethods, summarizeForBuyer } from './choices.ts'
import type { CheckoutSelection } from './selection.ts'

/**
 * What paying the cart this way costs, whether the buyer may, and until when. Throws as the summary of the
 * checkout does.
 */
export async function describePaymentMethod(
  ctx: BuyerContext,
  { paymentType, ...selection }: CheckoutSelection & { paymentType: string },
) {
  const [{ summary, approval }, payBefore, banks] = await Promise.all([
    summarizeForBuyer(ctx, selection),
    computePaymentDeadline(ctx),
    listBankAccounts(ctx.db, ctx.shop),
  ])
  const methods = describePaymentMethods((code) => explainPaymentLimit(code, summary.total))
  const method = methods.find(({ code }) => code === paymentType)!
  const { fee } = paymentTypes.find(({ code }) => code === paymentType)!
  return {
    ...method,
    reason: method.reason ?? (approval ? 'Dibayar setelah disetujui perusahaan Anda.' : null),
    total: moneyToJson(sen(summary.total + fee)),
    payBefore: toIsoTime(payBefore),
    accounts: paymentType === 'transfer' ? banks.map(({ bank, holder }) => ({ bank, holder })) : [],
  }
}
