import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import {
  changePaymentType,
  listChosenOfOrder,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import { recordPaymentType } from '#modules/finance/payments/service/record-payment-type.ts'
import type * as orders from '#modules/selling/orders/service/orders.ts'

/** An invoice on credit terms waits for its due day again; its credit was taken when it was ordered. */
export async function returnToTerms(
  deps: AppDeps,
  order: orders.LockedOrder,
  { invoice, actor }: { invoice: InvoiceRecord; actor: orders.OrderEventActor },
): Promise<void> {
  if (invoice.paymentType === 'tempo') return
  await changePaymentType(deps, invoice.id, { paymentType: 'tempo', uniqueCode: 0 })
  await recordPaymentType(deps, order, invoice, 'tempo', { actor, note: 'Dibayar sesuai tempo.' })
  await announce(deps.db, toPaymentTopic(order.id))
}

/** Of an order with several invoices one is paid at a time: the others that were to be wait for their due day again. */
export async function returnOthersToTerms(
  deps: AppDeps,
  order: orders.LockedOrder,
  { invoice, actor }: { invoice: InvoiceRecord; actor: orders.OrderEventActor },
): Promise<void> {
  if (!invoice.delivery) return
  for (const other of await listChosenOfOrder(deps, order.id))
    if (other.id !== invoice.id) await returnToTerms(deps, order, { invoice: other, actor })
}
