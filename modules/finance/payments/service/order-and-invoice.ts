import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findCurrentOfOrder, listByIds } from '#modules/finance/invoices/service.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'

/**
 * An order, locked until the transaction ends, and one of its invoices: that with the id, or without one the invoice that
 * is looked after first. Throws 404.
 */
export async function lockOrderAndInvoice(deps: AppDeps, orderId: string, invoiceId?: string) {
  const order = await lockOrder(deps, orderId)
  const [invoice] = invoiceId
    ? await listByIds(deps, [invoiceId])
    : [await findCurrentOfOrder(deps, orderId)]
  if (invoice?.orderId !== order.id) throw notFound()
  return { order, invoice }
}
