import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import type { MoneyJson } from '#platform/money.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { writeNote } from '#modules/selling/staff-orders/service/work.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import { invoiceStateMachine } from '#modules/finance/invoices/rules.ts'
import { assertExactTransfer } from '../rules/transfer-amount.ts'
import { settleInvoice } from './settle-invoice.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'

/**
 * Finance confirms that the exact amount came in; any other amount is refused. A note is for staff alone. Throws 404, 409
 * `order.state` or `invoice.state`, 422 `payment.amount`.
 */
export const confirmPayment = (
  ctx: StaffContext,
  orderId: string,
  { received, note }: { received: MoneyJson; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId)
    // The status before the amount: of two who confirm at once, the second learns that it is paid already.
    invoiceStateMachine.transition(invoice.status, 'paid', 'staff')
    assertExactTransfer(invoice, received)
    const actor = { kind: 'staff', name: ctx.staff.name } as const
    const noteText = `Transfer ${formatRupiah(received)} diterima.`
    await settleInvoice(ctx, order, invoice, actor, noteText)
    if (note) await writeNote(ctx, orderId, note)
    await recordAuditEntry(ctx, {
      action: 'Konfirmasi pembayaran',
      entityType: 'order',
      entityId: order.id,
      entityLabel: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: {
        order: isUnderway(order.status) ? order.status : 'processing',
        invoice: 'paid',
        received: received.amount,
        note: note ?? null,
      },
    })
  })
