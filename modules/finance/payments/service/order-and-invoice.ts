import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findLatestOfOrder } from '#modules/finance/invoices/service.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'

/** An order, locked until the transaction ends, and its newest invoice. Throws 404. */
export async function lockOrderAndInvoice(deps: AppDeps, orderId: string) {
  const order = await lockOrder(deps, orderId)
  const invoice = await findLatestOfOrder(deps, orderId)
  if (!invoice) throw notFound()
  return { order, invoice }
}
