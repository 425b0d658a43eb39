import { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import {
  explainOwnCredit,
  findCompanyCredit,
} from '#modules/finance/credit-terms/service/credit.ts'
import { chargeLateFee } from '#modules/finance/late-fees/service/charge.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import {
  explainPaymentLimit,
  isLenderType,
  NO_PAPER,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import {
  explainFixedPaymentType,
  explainOrderUnderway,
  findPaymentType,
  needsOpenOrder,
  ONLY_THE_BUYER,
} from '../rules/payment-type-change.ts'
import { noteWayToPay } from './note-way-to-pay.ts'
import { changeToTransfer } from './unique-code.ts'

/** What paying an invoice by that type would mean. Throws 404, also for a type that the shop does not take. */
export async function previewPaymentType(ctx: BuyerContext, id: string, code: string) {
  const type = findPaymentType(code)
  if (!type || !z.uuid().safeParse(id).success) throw notFound()
  const invoice = await invoices.findOwnInvoice(ctx, id)
  const whyNot =
    explainFixedPaymentType(invoice.status) ??
    (await explainOrder(ctx, invoice, type.code)) ??
    (await explainTerms(ctx, invoice, type))
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

/** Why an invoice cannot be put on credit terms, or a person's be paid by a lender; null for others, and where it is. */
async function explainTerms(
  ctx: BuyerContext,
  invoice: invoices.InvoiceRecord,
  { code, name }: { code: PaymentTypeCode; name: string },
) {
  if (isLenderType(code) && !invoice.companyId && invoice.paymentType !== code)
    return `${name} untuk perusahaan terverifikasi. Tingkatkan akun Anda ke akun bisnis.`
  if (code !== 'tempo' || invoice.paymentType === 'tempo') return null
  const credit = invoice.companyId ? await findCompanyCredit(ctx, invoice.companyId) : undefined
  return explainOwnCredit(credit, invoice.amount)
}

/** The type to change to. Throws 422 `payment.type` for no type of this shop, 409 `invoice.state` where it is fixed. */
export function requireChangeable(
  { status }: Pick<invoices.InvoiceRecord, 'status'>,
  code: string,
): PaymentTypeCode {
  const type = findPaymentType(code)
  if (!type)
    throw Refusal.field(
      'paymentType',
      'payment.type',
      'Cara bayar ini tidak ada. Pilih salah satu dari daftar cara bayar.',
    )
  const whyNot = explainFixedPaymentType(status)
  if (whyNot) throw new Refusal('invoice.state', whyNot, 409, { detail: { state: status } })
  return type.code
}

/**
 * Has an unpaid invoice paid another way that needs no gateway; its order says so, too. A transfer gets a unique code
 * of its own. The type that it has already changes nothing. Throws 404, 409 `invoice.state`.
 */
export async function changePaymentType(ctx: BuyerContext, id: string, code: PaymentTypeCode) {
  const { orderId } = await invoices.findOwnInvoice(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    const order = await orders.lockOrder(ctx, orderId)
    const invoice = await invoices.findOwnInvoice(ctx, id)
    requireChangeable(invoice, code)
    if (invoice.paymentType === code) return
    const before = findPaymentType(invoice.paymentType)?.name ?? invoice.paymentType
    const note = `Cara bayar diganti dari ${before} ke ${findPaymentType(code)!.name}.`
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    await changeToTransfer(ctx, await chargeLateFee(ctx, invoice))
    await invoices.addNote(ctx, invoice, actor, note)
    await noteWayToPay(ctx, order, invoice, code, { actor, note })
  })
  return invoices.getHeader(ctx, id)
}
