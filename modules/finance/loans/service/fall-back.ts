import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { changeToTransfer } from '#modules/finance/payments/service/unique-code.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'

/**
 * An order whose lender does not pay waits for a transfer, with a new deadline and its stock still reserved; its buyer may
 * choose another way. The caller has locked the order. Returns until when it waits.
 */
export async function fallBackToTransfer(
  deps: AppDeps,
  order: orders.LockedOrder,
  note: string,
): Promise<Date | null> {
  const invoice = await findCurrentOfOrder(deps, order.id)
  const waits =
    order.status === 'awaiting_confirmation'
      ? await orders.transition(deps, order, 'awaiting_payment', orders.systemActor, note)
      : order
  if (invoice?.status === 'unpaid' && waits.status === 'awaiting_payment') {
    await changeToTransfer(deps, invoice)
    const actor = orders.systemActor
    await orders.changePaymentType(deps, waits, 'transfer', {
      actor,
      note: 'Cara bayar diganti ke transfer bank.',
    })
  }
  await announce(deps.db, toPaymentTopic(order.id))
  return waits.expiresAt
}
