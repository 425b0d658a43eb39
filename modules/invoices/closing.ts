import { withTransaction } from '#platform/database/database.ts'
import { minutes } from '#platform/clock.ts'
import { formatRupiah } from '#platform/format.ts'
import type { BuyerContext, StaffContext, Tools } from '#platform/http/context.ts'
import { toAnswer } from '#platform/money.ts'
import * as audit from '#modules/audit/service.ts'
import * as orderLetters from '#modules/orders/letters.ts'
import * as orders from '#modules/orders/service.ts'
import { canMoveInvoice } from './rules.ts'
import { step } from './service.ts'
import * as store from './store.ts'

// Cancelling an order voids its invoice, both or neither. Orders stand before invoices and may not
// import them, so the stories that close the two together live here and answer orders' calls; a
// job would leave a figure open that nobody may pay any more.

/** The worker's clock and ours may differ a little; a job that is this early is on time. */
const SKEW = minutes(1)
/** States that end by time. */
const EXPIRING = new Set(['awaiting_payment', 'awaiting_approval'])

/** The buyer cancels before the order is processed. Throws 404, 409 `order.state`. */
export const cancelByBuyer = (ctx: BuyerContext, orderId: string, reason: string) =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lock(ctx, orderId, ctx.buyer.accountId)
    const by = { kind: 'buyer', name: ctx.buyer.name } as const
    const { status } = await close(ctx, order, by, reason)
    return { status }
  })

/** Staff cancel before anything has left. Throws 404, 409 `order.state`. */
export const cancelByStaff = (ctx: StaffContext, orderId: string, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lock(ctx, orderId)
    const by = { kind: 'staff', name: ctx.staff.name } as const
    const { status, refundDue } = await close(ctx, order, by, reason)
    await audit.record(ctx, {
      action: 'Batalkan pesanan',
      thing: 'order',
      thingId: order.id,
      thingName: order.number,
      before: { status: order.status },
      after: { status, reason, refundDue },
    })
    await orderLetters.cancelled(
      ctx,
      order,
      [`Alasannya: ${reason}`, ...refundSentence(refundDue)].join(' '),
    )
  })

/**
 * Cancels an order whose time to be paid, or approved, has run out. Only once its deadline has passed: the row's lock decides between this and a payment that comes at once.
 */
export const expire = (tools: Tools, { orderId }: { orderId: string }): Promise<void> =>
  withTransaction(tools, async (tools) => {
    const order = await orders.lockIfThere(tools, orderId)
    if (!order?.expiresAt || !EXPIRING.has(order.status)) return
    if (order.expiresAt.getTime() > tools.clock.now().getTime() + SKEW) return
    const isUnpaid = order.status === 'awaiting_payment'
    const why = isUnpaid ? 'Batas waktu pembayaran lewat.' : 'Tidak disetujui tepat waktu.'
    await close(tools, order, orders.bySystem, why)
    await orderLetters.cancelled(
      tools,
      order,
      `${isUnpaid ? 'Batas waktu pembayarannya lewat' : 'Tidak ada yang menyetujuinya tepat waktu'} dan stoknya sudah kami lepas. Pesan lagi bila masih perlu; jangan transfer untuk pesanan ini.`,
    )
  })

/** Cancels a locked order and voids its invoice; a paid one stays paid, and a refund is due. */
export async function close(
  tools: Tools,
  order: orders.LockedOrder,
  by: orders.By,
  reason: string,
) {
  const invoice = await store.newestOfOrder(tools.db, order.id)
  const refundDue = invoice?.status === 'paid' ? formatRupiah(toAnswer(invoice.amount)) : null
  const said = reason && refundDue ? reason.replace(/([^.!?])$/, '$1.') : reason
  const note = [said, ...refundSentence(refundDue)].filter(Boolean).join(' ') || null
  const cancelled = await orders.cancel(tools, order, by, note)
  if (invoice && canMoveInvoice(invoice.status, 'void', by.kind))
    await step(tools, invoice, 'void', by, reason || null)
  return { status: cancelled.status, refundDue }
}

const refundSentence = (amount: string | null): string[] =>
  amount ? [`Pembayaran ${amount} sudah diterima, jadi dananya harus dikembalikan.`] : []
