import type { AppDeps } from '#platform/http/context.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'

/**
 * Records on a locked order how one of its invoices will be paid. An order with an invoice for each delivery stays on
 * credit terms itself.
 */
export async function recordPaymentType(
  deps: AppDeps,
  order: orders.LockedOrder,
  { delivery, number }: Pick<InvoiceRecord, 'delivery' | 'number'>,
  paymentType: string,
  { actor, note }: { actor: orders.OrderEventActor; note: string },
): Promise<void> {
  if (delivery) await orders.addNote(deps, order, actor, `Tagihan ${number}: ${note}`)
  else await orders.changePaymentType(deps, order, paymentType, { actor, note })
}
