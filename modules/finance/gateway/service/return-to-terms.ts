import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { changePaymentType, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'

/** An invoice on credit terms waits for its due day again; its credit was taken when it was ordered. */
export async function returnToTerms(
  deps: AppDeps,
  order: orders.LockedOrder,
  { invoice, actor }: { invoice: InvoiceRecord; actor: orders.OrderEventActor },
): Promise<void> {
  if (invoice.paymentType === 'tempo') return
  await changePaymentType(deps, invoice.id, { paymentType: 'tempo', uniqueCode: 0 })
  await orders.changePaymentType(deps, order, 'tempo', { actor, note: 'Dibayar sesuai tempo.' })
  await announce(deps.db, toPaymentTopic(order.id))
}
