import type { AppDeps } from '#platform/http/context.ts'
import { transition, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'

/** The invoice is paid in full and its order is processed. The caller has locked the order. */
export async function markPaid(
  deps: AppDeps,
  order: orders.LockedOrder,
  invoice: InvoiceRecord,
  actor: orders.OrderEventActor,
  note: string | null,
): Promise<void> {
  await orders.transition(deps, order, 'processing', actor, note)
  await transition(deps, invoice, 'paid', actor, note, {
    paidAt: deps.clock.now(),
    refusalReason: null,
  })
}
