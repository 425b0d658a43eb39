import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toAnswer, type MoneyAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import * as audit from '#modules/audit/service.ts'
import { openFile } from '#modules/files/service.ts'
import * as orders from '#modules/orders/service.ts'
import * as letters from './letters.ts'
import { moveInvoice } from './rules.ts'
import { expected, settle, step } from './service.ts'
import * as store from './store.ts'

/** An order and its invoice, both held until the transaction ends. Throws 404. */
async function lockBoth(ctx: StaffContext, orderId: string) {
  const order = await orders.lock(ctx, orderId)
  const invoice = await store.newestOfOrder(ctx.db, orderId)
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
  { received, note }: { received: MoneyAnswer; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockBoth(ctx, orderId)
    // The state first: who comes second must read that it is done, not that the figure is wrong.
    moveInvoice(invoice.status, 'paid', 'staff')
    const wanted = toAnswer(expected(invoice))
    if (received.amount !== wanted.amount) throw otherAmount(wanted, received)
    const by = { kind: 'staff', name: ctx.staff.name } as const
    const said = `Transfer ${formatRupiah(wanted)} diterima.`
    await settle(ctx, order, invoice, by, note ? `${said} ${note}` : said)
    await audit.record(ctx, {
      action: 'Konfirmasi pembayaran',
      thing: 'order',
      thingId: order.id,
      thingName: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: {
        order: 'processing',
        invoice: 'paid',
        received: received.amount,
        note: note ?? null,
      },
    })
    await letters.paid(ctx, order, invoice)
  })

/** Finance send a proof back; the buyer gets a new deadline. Throws 404, 409. */
export const rejectProof = (ctx: StaffContext, orderId: string, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockBoth(ctx, orderId)
    const by = { kind: 'staff', name: ctx.staff.name } as const
    const waiting = await orders.step(
      ctx,
      order,
      'awaiting_payment',
      by,
      `Bukti ditolak: ${reason}`,
    )
    const dueAt = waiting.expiresAt ?? invoice.dueAt
    await step(ctx, invoice, 'unpaid', by, reason, { refusalReason: reason, dueAt })
    await audit.record(ctx, {
      action: 'Tolak bukti transfer',
      thing: 'order',
      thingId: order.id,
      thingName: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: { order: waiting.status, invoice: 'unpaid', reason },
    })
    await letters.proofRefused(ctx, order, reason, dueAt)
  })

/** The proof as it was sent. Throws 404 where none was. */
export async function proof(ctx: StaffContext, orderId: string): Promise<Uint8Array> {
  const invoice = await store.newestOfOrder(ctx.db, orderId)
  if (!invoice?.proof) throw notFound()
  return (await openFile(ctx, invoice.proof.fileId)).bytes
}

const otherAmount = (wanted: MoneyAnswer, received: MoneyAnswer): Refusal => {
  const sentence = `Yang masuk ${formatRupiah(received)}, yang diminta ${formatRupiah(wanted)}. Pembayaran belum cocok.`
  return Refusal.field('received.amount', 'payment.amount', sentence, {
    expected: wanted,
    received,
  })
}
