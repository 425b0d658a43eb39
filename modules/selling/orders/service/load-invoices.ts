import type { Db } from '#platform/database/database.ts'
import { findCurrentInvoice, listDeliveryInvoices } from '../store/order-invoice.ts'

/** What the header of an order says of its invoices. */
export async function loadInvoices(
  db: Db,
  { id, invoicesDeliveries }: { id: string; invoicesDeliveries: boolean },
) {
  const [invoice, deliveryInvoices] = await Promise.all([
    findCurrentInvoice(db, id),
    invoicesDeliveries ? listDeliveryInvoices(db, id) : [],
  ])
  return { invoice, deliveryInvoices }
}
