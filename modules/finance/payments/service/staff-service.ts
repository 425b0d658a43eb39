import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, type MoneyJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as recordAuditEntry from '#modules/foundation/audit/service.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import * as emails from '../emails.ts'
import { transitionInvoice } from '#modules/finance/invoices/rules.ts'
import { computeTransferAmount, markPaid, transition } from '#modules/finance/invoices/service.ts'
import * as store from '#modules/finance/invoices/store/invoices.ts'

/** An order and its invoice, both held until the transaction ends. Throws 404. */
async function lockOrderAndInvoice(ctx: StaffContext, orderId: string) {
  const order = await orders.lockOrder(ctx, orderId)
  const invoice = await store.findLatestOfOrder(ctx.db, orderId)
  if (!invoice) throw notFound()
  return { order, invoice }
}

/**
 * Finance match what came in with what was asked for, to the rupiah: another figure is never paid
 * by itself. Throws 404, 409 `order.state` or `invoice.state`, 422 `payment.amount`.
 */
export const confirmPayment = (
  ctx: StaffContext,
  orderId: string,
  { received, note }: { received: MoneyJson; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId)
    // The state first: who comes second must read that it is done, not that the figure is wrong.
    transitionInvoice(invoice.status, 'paid', 'staff')
    const expectedAmount = moneyToJson(computeTransferAmount(invoice))
    if (received.amount !== expectedAmount.amount)
      throw amountMismatchRefusal(expectedAmount, received)
    const actor = { kind: 'staff', name: ctx.staff.name } as const
    const noteText = `Transfer ${formatRupiah(expectedAmount)} diterima.`
    await markPaid(ctx, order, invoice, actor, note ? `${noteText} ${note}` : noteText)
    await recordAuditEntry.recordAuditEntry(ctx, {
      action: 'Konfirmasi pembayaran',
      entityType: 'order',
      entityId: order.id,
      entityLabel: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: {
        order: 'processing',
        invoice: 'paid',
        received: received.amount,
        note: note ?? null,
      },
    })
    await emails.queuePaidEmail(ctx, order, invoice)
  })

/** Finance send a proof back; the buyer gets a new deadline. Throws 404, 409. */
export const rejectProof = (ctx: StaffContext, orderId: string, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId)
    const actor = { kind: 'staff', name: ctx.staff.name } as const
    const reopenedOrder = await orders.transition(
      ctx,
      order,
      'awaiting_payment',
      actor,
      `Bukti ditolak: ${reason}`,
    )
    const dueAt = reopenedOrder.expiresAt ?? invoice.dueAt
    await transition(ctx, invoice, 'unpaid', actor, reason, { refusalReason: reason, dueAt })
    await recordAuditEntry.recordAuditEntry(ctx, {
      action: 'Tolak bukti transfer',
      entityType: 'order',
      entityId: order.id,
      entityLabel: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: { order: reopenedOrder.status, invoice: 'unpaid', reason },
    })
    await emails.queueProofRejectedEmail(ctx, order, reason, dueAt)
  })

/** The proof as it was sent. Throws 404 where none was. */
export async function openProof(ctx: StaffContext, orderId: string): Promise<Uint8Array> {
  const invoice = await store.findLatestOfOrder(ctx.db, orderId)
  if (!invoice?.proof) throw notFound()
  return (await readStoredFile(ctx, invoice.proof.fileId)).bytes
}

const amountMismatchRefusal = (expectedAmount: MoneyJson, received: MoneyJson): Refusal => {
  const message = `Yang masuk ${formatRupiah(received)}, yang diminta ${formatRupiah(expectedAmount)}. Pembayaran belum cocok.`
  return Refusal.field('received.amount', 'payment.amount', message, {
    expected: expectedAmount,
    received,
  })
}
