import type { Db } from '#platform/database/database.ts'
import { terminalInvoiceStatuses, type InvoiceStatus } from '../rules.ts'

/** The invoices of an account, newest first. */
export const listInvoices = (db: Db, accountId: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .leftJoin('stored_file', 'stored_file.id', 'invoice.proof_file_id')
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.payment_type'])
    .select(['invoice.amount', 'invoice.unique_code', 'invoice.issued_at', 'invoice.due_at'])
    .select(['invoice.proof_sent_at', 'invoice.proof_note', 'invoice.refusal_reason'])
    .select(['invoice.paid_at', 'sales_order.number as order_number'])
    .select('stored_file.name as proof_name')
    .leftJoin('invoice_tax', 'invoice_tax.invoice_id', 'invoice.id')
    .select(['invoice_tax.buyer_name', 'invoice_tax.buyer_id_number'])
    .$narrowType<{ status: InvoiceStatus }>()
    .where('invoice.account_id', '=', accountId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute()

/** The unpaid invoices of an account, oldest first. */
export const listOpenInvoices = (db: Db, accountId: string) =>
  db
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'order_id as orderId'])
    .$narrowType<{ status: InvoiceStatus }>()
    .where('account_id', '=', accountId)
    .where('status', 'not in', terminalInvoiceStatuses)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
