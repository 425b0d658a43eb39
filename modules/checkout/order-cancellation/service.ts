import { withTransaction } from '#platform/database/database.ts'
import { minutes } from '#platform/clock.ts'
import { endSentence, formatRupiah } from '#platform/format.ts'
import type { BuyerContext, StaffContext, AppDeps } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson } from '#platform/money.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { cancelLoan } from '#modules/finance/loans/service/open-loan.ts'
import { closePayments } from '#modules/finance/gateway/service/close-payments.ts'
import { askAboutOrder } from '#modules/finance/gateway/service/sweep.ts'
import { withdrawHeldMessages } from '#modules/foundation/notifications/service.ts'
import { findCurrentOfOrder, voidOpenInvoice } from '#modules/finance/invoices/service.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import { toPaidHoldKey } from '#modules/selling/orders/rules/undo-step.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { queueCancelledEmail } from './emails.ts'

// Cancelling an order voids its invoice in the same transaction, or neither happens. A job would leave an
// invoice open for a while that must not be paid any more.

/** How much earlier than the deadline a job may run: the clocks of worker and server may differ. */
const CLOCK_SKEW_MS = minutes(1)
/** Statuses that expire. */
const EXPIRING_STATUSES = new Set(['awaiting_payment', 'awaiting_approval'])

/** The buyer cancels before the order is processed. Throws 404, 409 `order.state`. */
export const cancelByBuyer = (ctx: BuyerContext, orderId: string, reason: string) =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lockOrder(ctx, orderId, ctx.buyer.accountId)
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    const { status } = await cancelOrder(ctx, order, actor, reason)
    return { status }
  })

/** Staff cancel before anything has shipped. Throws 404, 409 `order.state`. */
export const cancelByStaff = (ctx: StaffContext, orderId: string, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const order = await orders.lockOrder(ctx, orderId)
    const actor = toStaffActor(ctx)
    const { status, refundDue } = await cancelOrder(ctx, order, actor, reason)
    await recordOrderAudit(ctx, order, 'Batalkan pesanan', {
      before: { status: order.status },
      after: { status, reason, refundDue },
    })
    await queueCancelledEmail(
      ctx,
      order,
      [`Alasannya: ${reason}`, ...describeRefund(refundDue)].join(' '),
    )
  })

/**
 * Cancels an order that was not paid, or approved, before its deadline. Where a gateway collects the payment, it is
 * asked first: its notification may only be late. The lock on the order's row decides between this and a payment at
 * the same time.
 */
export async function expireOrder(deps: AppDeps, { orderId }: { orderId: string }): Promise<void> {
  await askAboutOrder(deps, orderId)
  await cancelUnpaid(deps, orderId)
}

const cancelUnpaid = (deps: AppDeps, orderId: string): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const order = await orders.lockOrderIfExists(deps, orderId)
    if (!order?.expiresAt || !EXPIRING_STATUSES.has(order.status)) return
    if (order.expiresAt.getTime() > deps.clock.now().getTime() + CLOCK_SKEW_MS) return
    const isUnpaid = order.status === 'awaiting_payment'
    const reason = isUnpaid ? 'Batas waktu pembayaran lewat.' : 'Tidak disetujui tepat waktu.'
    await cancelOrder(deps, order, orders.systemActor, reason)
    await queueCancelledEmail(
      deps,
      order,
      `${isUnpaid ? 'Batas waktu pembayarannya lewat' : 'Tidak ada yang menyetujuinya tepat waktu'} dan stoknya sudah kami lepas. Pesan lagi bila masih perlu; jangan transfer untuk pesanan ini.`,
    )
  })

/** Cancels a locked order and voids its invoice; a paid invoice stays paid, and a refund is due. */
export async function cancelOrder(
  deps: AppDeps,
  order: orders.LockedOrder,
  actor: orders.OrderEventActor,
  reason: string,
) {
  const invoice = await findCurrentOfOrder(deps, order.id)
  const refundDue =
    invoice?.status === 'paid' ? await openRefundOf(deps, order, invoice, actor) : null
  const reasonText = refundDue ? endSentence(reason) : reason
  const note = [reasonText, ...describeRefund(refundDue)].filter(Boolean).join(' ') || null
  const cancelled = await orders.cancelAndReleaseStock(deps, order, actor, note)
  if (invoice) await voidOpenInvoice(deps, invoice, actor, reason || null)
  await closePayments(deps, order.id)
  await cancelLoan(deps, order.id)
  // That it was cancelled says more than that its payment came in.
  await withdrawHeldMessages(deps.db, toPaidHoldKey(order.id))
  return { status: cancelled.status, refundDue }
}

/** Opens the refund of all that was paid and has not gone back. Returns how much that is. */
async function openRefundOf(
  deps: AppDeps,
  order: orders.LockedOrder,
  { id: invoiceId }: { id: string },
  by: orders.OrderEventActor,
): Promise<string | null> {
  const amount = await openRefund(deps, { order, invoiceId, cause: 'cancelled', by })
  return amount > 0 ? formatRupiah(moneyToJson(amount)) : null
}

const describeRefund = (amount: string | null): string[] =>
  amount ? [`Pembayaran ${amount} sudah diterima; dananya kami kembalikan.`] : []
