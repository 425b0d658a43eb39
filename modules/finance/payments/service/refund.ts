import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { recordRefund } from '#modules/finance/invoices/service.ts'
import { addNote } from '#modules/selling/orders/service/orders.ts'
import { queueRefundedEmail } from '../emails.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'

/**
 * Finance records that the payment of a cancelled order was sent back, once. Throws 404, 409 `payment.refund`.
 */
export const refund = (ctx: StaffContext, orderId: string, reference: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId)
    if (order.status !== 'cancelled' || invoice.status !== 'paid')
      throw refuse('Tidak ada dana yang harus dikembalikan untuk pesanan ini.')
    if (!(await recordRefund(ctx, invoice, { by: ctx.staff.name, reference })))
      throw refuse('Dana pesanan ini sudah dikembalikan. Muat ulang halaman ini.')
    const amount = formatRupiah(moneyToJson(computeTransferAmount(invoice)))
    const note = `Dana ${amount} sudah dikembalikan, referensi ${reference}.`
    await addNote(ctx, order, { kind: 'staff', name: ctx.staff.name }, note)
    await recordAuditEntry(ctx, {
      action: 'Catat pengembalian dana',
      entityType: 'order',
      entityId: order.id,
      entityLabel: order.number,
      after: { invoice: invoice.number, amount, reference },
    })
    await queueRefundedEmail(ctx, order, { amount, reference })
  })

const refuse = (message: string) => new Refusal('payment.refund', message, 409)
