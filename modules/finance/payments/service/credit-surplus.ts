import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import type { LockedOrder, OrderEventActor } from '#modules/selling/orders/service/orders.ts'
import { insertDifferences } from '../differences-store.ts'

/**
 * Gives back what a paid invoice has become less by: books it as a difference, so that amount and differences stay what
 * came in, and opens its refund. The caller has locked the order and books the ledger.
 */
export async function creditSurplus(
  deps: AppDeps,
  order: LockedOrder,
  invoice: InvoiceRecord,
  { amount, by, reason }: { amount: Money; by: OrderEventActor; reason: string },
): Promise<void> {
  await insertDifferences(deps.db, invoice.id, [{ kind: 'credited', amount }], {
    at: deps.clock.now(),
    by: by.name,
    reason,
  })
  await openRefund(deps, { order, invoiceId: invoice.id, cause: 'overpaid', by, amount })
}
