import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyFromJson, type MoneyJson } from '#platform/money.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { writeNote } from '#modules/selling/staff-orders/service/work.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import { invoiceStateMachine } from '#modules/finance/invoices/rules.ts'
import { paidByLender } from '../rules/proof.ts'
import { assertExactTransfer } from '../rules/transfer-amount.ts'
import { settleInvoice } from './settle-invoice.ts'
import { confirmBundle, findProvenBundle } from './bundle-proof.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'
import { recordConfirmation } from './record-confirmation.ts'

/**
 * Finance confirms that the exact amount came in; any other amount is refused. Where the proof is of a transfer for
 * several invoices, that is their sum, and all are settled. A note is for staff alone. Throws 404, 409
 * `order.state` or `invoice.state`, 422 `payment.amount`.
 */
export async function confirmPayment(
  ctx: StaffContext,
  orderId: string,
  confirmed: ConfirmedTransfer,
): Promise<void> {
  const bundleId = await findProvenBundle(ctx, orderId, confirmed.invoiceId)
  if (bundleId) await confirmBundle(ctx, { bundleId, orderId }, confirmed)
  else await confirmAlone(ctx, orderId, confirmed)
}

type ConfirmedTransfer = {
  /** Which invoice of the order; by default the current one. */
  invoiceId?: string | undefined
  received: MoneyJson
  note?: string | undefined
  /** The money on a bank account that it is. */
  bankLineId?: string | undefined
}

/** Of one invoice, whatever it is bundled with. Throws as `confirmPayment` does. */
export const confirmAlone = (
  ctx: StaffContext,
  orderId: string,
  { received, note, bankLineId, invoiceId }: ConfirmedTransfer,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId, invoiceId)
    // The status before the amount: of two who confirm at once, the second learns that it is paid already.
    invoiceStateMachine.transition(invoice.status, 'paid', 'staff')
    if (isLenderType(invoice.paymentType)) throw paidByLender()
    assertExactTransfer(invoice, received)
    const actor = toStaffActor(ctx)
    const noteText = `Transfer ${formatRupiah(received)} diterima.`
    const hold = await recordConfirmation(ctx, order, invoice, { bankLineId })
    const amount = moneyFromJson(received)
    await settleInvoice(ctx, order, invoice, actor, noteText, { amount, hold })
    if (note) await writeNote(ctx, orderId, note)
    await recordOrderAudit(ctx, order, 'Konfirmasi pembayaran', {
      before: { order: order.status, invoice: invoice.status },
      after: {
        order: isUnderway(order.status) ? order.status : 'processing',
        invoice: 'paid',
        received: received.amount,
        note: note ?? null,
      },
    })
  })
