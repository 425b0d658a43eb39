import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { chargeLateFee } from '#modules/finance/late-fees/service/charge.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import type { PaymentTypeCode } from '#modules/selling/orders/rules/payment-types.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { explainFixedPaymentType, findPaymentType } from '../rules/payment-type-change.ts'
import { recordPaymentType } from './record-payment-type.ts'
import { changeToTransfer } from './unique-code.ts'

/**
 * Parses the new payment type. Throws 422 `payment.type` for one that this shop does not offer, 409 `invoice.state` if
 * it can no longer change.
 */
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
    await recordPaymentType(ctx, order, invoice, code, { actor, note })
  })
  return invoices.getHeader(ctx, id)
}
