import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { listBankAccounts } from '#modules/finance/payments/service/bank-accounts.ts'
import { computeTermsDue } from '#modules/finance/invoices/rules.ts'
import { NO_CREDIT } from '#modules/finance/credit-terms/service/credit.ts'
import { explainPaymentType, findOwnLimits } from '#modules/finance/gateway/service/own-limits.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
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
  const [{ summary, approval }, payBefore, banks, own] = await Promise.all([
    summarizeForBuyer(ctx, selection),
    computePaymentDeadline(ctx),
    listBankAccounts(ctx.db, ctx.shop),
    findOwnLimits(ctx),
  ])
  const { credit } = own
  const explain = (code: string) => explainPaymentType(code, summary.total, own)
  // A buyer without a company asks about credit terms, too, and gets the reason why not; likewise about Paper.id.
  const all = { ...own, credit: credit ?? NO_CREDIT, hasPaper: true }
  const method = describePaymentMethods(explain, all).find(({ code }) => code === paymentType)!
  const isOnTerms = paymentType === 'tempo' && credit?.days
  const { fee } = paymentTypes.find(({ code }) => code === paymentType)!
  return {
    ...method,
    reason: method.reason ?? (approval ? 'Dibayar setelah disetujui perusahaan Anda.' : null),
    total: moneyToJson(sen(summary.total + fee)),
    payBefore: toIsoTime(isOnTerms ? computeTermsDue(ctx.clock.now(), isOnTerms) : payBefore),
    accounts: paymentType === 'transfer' ? banks.map(({ bank, holder }) => ({ bank, holder })) : [],
  }
}
