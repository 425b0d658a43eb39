import type { Db } from '#platform/database/database.ts'
import { currentInvoiceOrder } from '#modules/selling/orders/sql.ts'
import { selectInvoices, toInvoice, type InvoiceRecord } from './invoices.ts'

/** The invoices of an order that were issued and are not void, oldest first. */
export async function listIssuedOfOrder(db: Db, orderId: string): Promise<InvoiceRecord[]> {
  const rows = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .where('invoice.status', 'not in', ['draft', 'void'])
    .orderBy('invoice.issued_at')
    .orderBy('invoice.number')
    .execute()
  return rows.map(toInvoice)
}

/** The draft of an order; undefined where it has none. */
export async function findDraftOfOrder(
  db: Db,
  orderId: string,
): Promise<InvoiceRecord | undefined> {
  const row = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .where('invoice.status', '=', 'draft')
    .executeTakeFirst()
  return row && toInvoice(row)
}

/** The owed invoices of an order on terms that are about to be paid in another way than in time. */
export async function listChosenOfOrder(db: Db, orderId: string): Promise<InvoiceRecord[]> {
  const rows = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .where('invoice.delivery_id', 'is not', null)
    .where('invoice.status', 'in', ['unpaid', 'overdue'])
    .where('invoice.payment_type', '<>', 'tempo')
    .execute()
  return rows.map(toInvoice)
}

/** The invoice of an order that is looked after first; undefined where it has none. */
export async function findCurrentOfOrder(
  db: Db,
  orderId: string,
): Promise<InvoiceRecord | undefined> {
  const row = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .orderBy(currentInvoiceOrder)
    .limit(1)
    .executeTakeFirst()
  return row && toInvoice(row)
}

/** The invoices of an order of this buyer, newest first; undefined for another buyer's order. */
export async function listOfOrder(db: Db, orderId: string, accountId: string) {
  const rows = await db
    .selectFrom('sales_order')
    .leftJoin('invoice', 'invoice.order_id', 'sales_order.id')
    .select(['invoice.id', 'invoice.number', 'invoice.status'])
    .where('sales_order.id', '=', orderId)
    .where('sales_order.account_id', '=', accountId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, number, status }) =>
    id && number?.startsWith('INV/') && status ? [{ id, number, status }] : [],
  )
}
