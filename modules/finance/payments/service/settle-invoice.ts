import type { AppDeps } from '#platform/http/context.ts'
import { unfreezeIfPaid } from '#modules/finance/credit-terms/service/overdue.ts'
import { transition, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { queuePaidEmail } from '../emails.ts'

/** The invoice is paid in full, its order is processed, and its buyer told. The caller has locked the order. */
export async function settleInvoice(
  deps: AppDeps,
  order: orders.LockedOrder,
  invoice: InvoiceRecord,
  actor: orders.OrderEventActor,
  note: string | null,
): Promise<void> {
  // Goods on credit terms are under way before they are paid.
  if (!isUnderway(order.status)) await orders.transition(deps, order, 'processing', actor, note)
  await transition(deps, invoice, 'paid', actor, note, {
    paidAt: deps.clock.now(),
    refusalReason: null,
  })
  await unfreezeIfPaid(deps, invoice.companyId)
  await queuePaidEmail(deps, order, invoice)
}
