import type { AppDeps } from '#platform/http/context.ts'
import { formatExact } from '#platform/format.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import type { OrderEventActor, LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { bookCancelledInvoice } from '#modules/finance/ledger/service/book-refunds.ts'
import { queueAccountAskedEmail } from '../emails.ts'
import type { RefundCause } from '../rules/refund-cause.ts'
import { computeRefundable } from '../rules/refund-amount.ts'
import { refundEvents } from '../store/refund-events.ts'
import * as store from '../store/refunds.ts'

export type RefundToOpen = {
  order: LockedOrder
  invoiceId: string
  cause: RefundCause
  by: OrderEventActor
  /** Sen; without it all that was paid and has not gone back. More than that is never opened. */
  amount?: Money
  creditNoteId?: string
  /** The bank account, where the buyer has named it already. */
  destination?: string
}

/** Whether anything of what came in for an invoice goes back, or went. */
export const hasRefunds = async (
  { db }: Pick<AppDeps, 'db'>,
  invoiceId: string,
): Promise<boolean> => (await store.findPaidAndRefunded(db, invoiceId)).refunded > 0

/**
 * Opens the task of sending money back, in the caller's transaction, and asks the buyer for a bank account unless it
 * is known or the gateway sends the money back the way it came. The caller has locked the order. Returns the amount;
 * zero where nothing is left to send back.
 */
export async function openRefund(
  deps: AppDeps,
  { order, invoiceId, cause, by, amount, creditNoteId, destination }: RefundToOpen,
): Promise<Money> {
  const refundable = computeRefundable(await store.findPaidAndRefunded(deps.db, invoiceId))
  const refunded = sen(Math.min(refundable, amount ?? refundable))
  if (refunded === 0) return refunded
  const paymentId = destination ? null : await findReversible(deps, invoiceId, refunded)
  const at = deps.clock.now()
  const status = destination || paymentId ? 'ready' : 'awaiting_account'
  const id = await store.insert(deps.db, {
    orderId: order.id,
    invoiceId,
    accountId: order.accountId,
    cause,
    creditNoteId: creditNoteId ?? null,
    paymentId,
    amount: refunded,
    status,
    destination: destination ?? null,
    at,
  })
  await refundEvents.insert(deps.db, id, { from: null, to: status, at, by, note: null })
  if (cause === 'cancelled') await bookCancelledInvoice(deps, { invoiceId, refunded })
  if (status === 'ready') await announceTask(deps, 'refund')
  if (status === 'awaiting_account')
    await queueAccountAskedEmail(deps, order, {
      amount: `Rp ${formatExact(moneyToJson(refunded))}`,
      cause,
    })
  return refunded
}

/** The payment that the gateway can send so much of back the way it came; null where it cannot. */
async function findReversible(
  { db, gateway }: AppDeps,
  invoiceId: string,
  amount: Money,
): Promise<string | null> {
  // Nothing is sent back through Paper.id.
  const payment = await store.findSettledPayment(db, invoiceId, gateway.provider)
  if (!payment?.gatewayId || amount > payment.amount) return null
  return gateway.refundable.some((method) => method === payment.method) ? payment.id : null
}
