import { z } from 'zod'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import {
  explainOwnCredit,
  findCompanyCredit,
} from '#modules/finance/credit-terms/service/credit.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import { explainOwnLoan, findLimits } from '#modules/finance/loans/service/limits.ts'
import {
  explainFixedPaymentType,
  explainOrderUnderway,
  findPaymentType,
  needsOpenOrder,
  ONLY_THE_BUYER,
} from '#modules/finance/payments/rules/payment-type-change.ts'
import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import {
  explainPaymentLimit,
  isLenderType,
  NO_PAPER,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'

/** What paying an invoice by that type would mean. Throws 404, also for a type that the shop does not take. */
export async function previewPaymentType(ctx: BuyerContext, id: string, code: string) {
  const type = findPaymentType(code)
  if (!type || !z.uuid().safeParse(id).success) throw notFound()
  const invoice = await invoices.findOwnInvoice(ctx, id)
  const whyNot =
    explainFixedPaymentType(invoice.status) ??
    (await explainOrder(ctx, invoice, type.code)) ??
    (await explainCredit(ctx, invoice, type))
  return {
    code: type.code,
    name: type.name,
    description: paymentDescriptions[type.code],
    isCurrent: invoice.paymentType === code,
    amount: moneyToJson(invoice.amount),
    fee: moneyToJson(type.fee),
    total: moneyToJson(sen(invoice.amount + type.fee)),
    canChange: whyNot === null,
    whyNot,
  }
}

/** Why the order of an invoice, or its amount, does not allow a type that the invoice does not have; null otherwise. */
async function explainOrder(
  ctx: BuyerContext,
  invoice: invoices.InvoiceRecord,
  code: PaymentTypeCode,
) {
  if (!needsOpenOrder(invoice.paymentType, code)) return null
  if (invoice.accountId !== ctx.buyer.accountId) return ONLY_THE_BUYER
  if (code === 'paper' && ctx.paper === undefined) return NO_PAPER
  const { status } = await findOwnOrder(ctx, invoice.orderId)
  return explainOrderUnderway(status, code) ?? explainPaymentLimit(code, invoice.amount)
}

/**
 * Why what the company has does not carry an invoice: on credit terms, or at a lender, which pays for companies alone;
 * null for other types, and for the one that the invoice has.
 */
async function explainCredit(
  ctx: BuyerContext,
  { companyId, paymentType, amount }: invoices.InvoiceRecord,
  { code, name }: { code: PaymentTypeCode; name: string },
) {
  if (paymentType === code) return null
  if (isLenderType(code))
    return companyId
      ? explainOwnLoan(await findLimits(ctx, companyId), code, amount)
      : `${name} untuk perusahaan terverifikasi. Tingkatkan akun Anda ke akun bisnis.`
  if (code !== 'tempo') return null
  const credit = companyId ? await findCompanyCredit(ctx, companyId) : undefined
  return explainOwnCredit(credit, amount)
}
