import type { AppDeps } from '#platform/http/context.ts'
import { unfreezeIfPaid } from '#modules/finance/credit-terms/service/overdue.ts'
import type { Money } from '#platform/money.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { transition, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { insertDifferences } from '../differences-store.ts'
import { queuePaidEmail, type EmailHold } from '../emails.ts'
import {
  splitReceived,
  type Difference,
  type DifferenceTreatment,
} from '../rules/payment-difference.ts'

/** What came in for an invoice, and what becomes of a difference. */
export type ReceivedMoney = {
  amount: Money
  treatment?: DifferenceTreatment | undefined
  /** Why, for staff. */
  reason?: string | undefined
  /** Until when the buyer is not notified of it, because it may still be taken back. */
  hold?: EmailHold | undefined
}

/**
 * Marks the invoice as paid, processes its order, and notifies its buyer. What came in beyond its amount, or less, is booked:
 * this is the one place where money for an invoice is recorded. The caller has locked the order. Returns the booked
 * differences. Throws as `splitReceived` does.
 */
export async function settleInvoice(
  deps: AppDeps,
  order: orders.LockedOrder,
  invoice: InvoiceRecord,
  actor: orders.OrderEventActor,
  note: string | null,
  received: ReceivedMoney = { amount: computeTransferAmount(invoice) },
): Promise<readonly Difference[]> {
  const differences = splitReceived(invoice, received.amount, received.treatment)
  const at = deps.clock.now()
  // Goods on credit terms are under way before they are paid.
  if (!isUnderway(order.status)) await orders.transition(deps, order, 'processing', actor, note)
  await transition(deps, invoice, 'paid', actor, note, {
    paidAt: at,
    received: received.amount,
    refusalReason: null,
  })
  await unfreezeIfPaid(deps, invoice.companyId)
  await insertDifferences(deps.db, invoice.id, differences, {
    at,
    by: actor.name,
    reason: received.reason ?? null,
  })
  await queuePaidEmail(deps, order, invoice, received)
  const credited = differences.find(({ kind }) => kind === 'credited')
  if (credited)
    await openRefund(deps, {
      order,
      invoiceId: invoice.id,
      cause: 'overpaid',
      by: actor,
      amount: credited.amount,
    })
  return differences
}
