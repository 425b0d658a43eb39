import { inTransaction } from '#platform/database/database.ts'
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
  inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx }
    const { order, invoice } = await lockBoth(inside, orderId)
    // The state first: who comes second must read that it is done, not that the figure is wrong.
    moveInvoice(invoice.status, 'paid', 'staff')
    const wanted = toAnswer(expected(invoice))
    if (received.amount !== wanted.amount) throw otherAmount(wanted, received)
    const by = { kind: 'staff', name: ctx.staff.name } as const
    const said = `Transfer ${formatRupiah(wanted)} diterima.`
    await settle(inside, order, invoice, by, note ? `${said} ${note}` : said)
    await audit.record(inside, {
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
    await letters.paid(inside, order, invoice)
  })

/** Finance send a proof back; the buyer gets a new deadline. Throws 404, 409. */
export const rejectProof = (ctx: StaffContext, orderId: string, reason: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx }
    const { order, invoice } = await lockBoth(inside, orderId)
    const by = { kind: 'staff', name: ctx.staff.name } as const
    const waiting = await orders.step(
      inside,
      order,
      'awaiting_payment',
      by,
      `Bukti ditolak: ${reason}`,
    )
    const dueAt = waiting.expiresAt ?? invoice.dueAt
    await step(inside, invoice, 'unpaid', by, reason, { refusalReason: reason, dueAt })
    await audit.record(inside, {
      action: 'Tolak bukti transfer',
      thing: 'order',
      thingId: order.id,
      thingName: order.number,
      before: { order: order.status, invoice: invoice.status },
      after: { order: waiting.status, invoice: 'unpaid', reason },
    })
    await letters.proofRefused(inside, order, reason, dueAt)
  })

/** The proof as it was sent. Throws 404 where none was. */
export async function proof(ctx: StaffContext, orderId: string): Promise<Uint8Array> {
  const invoice = await store.newestOfOrder(ctx.db, orderId)
  if (!invoice?.proof) throw notFound()
  return (await openFile(ctx, invoice.proof.fileId)).bytes
}

const otherAmount = (wanted: MoneyAnswer, received: MoneyAnswer): Refusal => {
  const sentence = `Yang masuk ${formatRupiah(received)}, yang diminta ${formatRupiah(wanted)}. Pembayaran belum cocok.`
  return new Refusal('payment.amount', sentence, 422, {
    errors: { 'received.amount': sentence },
    detail: { expected: wanted, received },
  })
}
