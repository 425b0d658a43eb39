import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeToTransfer } from './unique-code.ts'

/**
 * The buyer agrees to the quantities and prices of an invoice, which is to be paid from then on. A company's
 * invoice is approved by its owners and approvers. Throws 404, 409 `invoice.state`, 422 `people.not_approver`.
 */
export async function approveInvoice(ctx: BuyerContext, id: string, note: string | undefined) {
  const { orderId } = await invoices.findOwnInvoice(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    await orders.lockOrder(ctx, orderId)
    const invoice = await invoices.findOwnInvoice(ctx, id)
    const reader = await invoices.findReader(ctx)
    if (invoice.companyId !== null && invoice.companyId !== reader.companyId)
      throw new Refusal(
        'people.not_approver',
        'Tagihan perusahaan disetujui oleh pemilik atau penyetuju. Minta salah satu dari mereka membukanya.',
      )
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    await invoices.transition(ctx, invoice, 'unpaid', actor, note ?? null)
    if (invoice.paymentType === 'transfer') await changeToTransfer(ctx, invoice)
  })
  return invoices.getHeader(ctx, id)
}
