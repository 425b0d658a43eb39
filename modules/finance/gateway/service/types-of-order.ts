import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { findCompanyCredit } from '#modules/finance/credit-terms/service/credit.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { findLimits } from '#modules/finance/loans/service/limits.ts'
import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import {
  isLenderType,
  listBanks,
  listTakenTypes,
} from '#modules/selling/orders/rules/payment-types.ts'
import { canChoosePayment, explainClosed, isOwedOnTerms } from '../rules/payment-choice.ts'
import { loadOwnPayment } from './order-payment.ts'
import { explainPaymentType, isPaidLater, presentOwnLimit, type OwnLimits } from './own-limits.ts'

/** The payment types for an order, with the reason why one cannot be used. Throws 404. */
export async function listTypesOfOrder(ctx: BuyerContext, orderId: string) {
  const { order, invoice } = await loadOwnPayment(ctx, orderId)
  const statuses = { order: order.status, invoice: invoice.status }
  const closedReason = canChoosePayment(statuses) ? null : explainClosed(statuses)
  const limits = await findInvoiceLimits(ctx, invoice)
  const isOwed = isOwedOnTerms(statuses)
  const types = listTakenTypes(ctx).filter(
    ({ code }) =>
      code === invoice.paymentType ||
      !isPaidLater(code) ||
      (limits.credit && !(isLenderType(code) && isOwed)),
  )
  // What the invoice draws on already is not asked for again.
  const isDrawn = (code: string) =>
    isLenderType(code) ? code === invoice.paymentType : code === 'tempo' && isOwed
  return {
    results: types.map(({ code, name, fee }) => {
      const reason =
        closedReason ?? (isDrawn(code) ? null : explainPaymentType(code, invoice.amount, limits))
      return {
        code,
        name,
        description: paymentDescriptions[code],
        fee: moneyToJson(fee),
        available: reason === null,
        reason,
        banks: listBanks(code),
        credit: presentOwnLimit(code, limits),
        isChosen: code === invoice.paymentType,
      }
    }),
  }
}

/** Those of the company that the invoice is of, which need not be the reader's. */
async function findInvoiceLimits(
  ctx: BuyerContext,
  { companyId }: InvoiceRecord,
): Promise<OwnLimits> {
  const [credit, lenders] = await Promise.all([
    companyId ? findCompanyCredit(ctx, companyId) : undefined,
    findLimits(ctx, companyId),
  ])
  return { credit, lenders, hasPaper: ctx.paper !== undefined }
}
