import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { buildRecordsInsert } from '#platform/database/records-insert.ts'
import { invoiceEvents, type InvoiceEvent } from './invoice-events.ts'
import type { InvoiceRecord } from './invoices.ts'

export type NewInvoice = Pick<
  InvoiceRecord,
  | 'id'
  | 'number'
  | 'status'
  | 'orderId'
  | 'accountId'
  | 'companyId'
  | 'paymentType'
  | 'amount'
  | 'uniqueCode'
  | 'issuedAt'
  | 'dueAt'
> & {
  /** On credit terms: for how many days. */
  termsDays: number | null
}

/**
 * Invoices and their first events, not yet sent. Neither is written of an invoice where another open transfer
 * has the same amount due (unique index `invoice_open_figure`).
 */
export const buildInvoiceInserts = (
  invoices: readonly (NewInvoice & { by: InvoiceEvent['by'] })[],
) => ({
  issued: buildRecordsInsert(
    'invoice',
    invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      order_id: invoice.orderId,
      account_id: invoice.accountId,
      company_id: invoice.companyId,
      status: invoice.status,
      payment_type: invoice.paymentType,
      amount: invoice.amount,
      unique_code: invoice.uniqueCode,
      issued_at: invoice.issuedAt,
      due_at: invoice.dueAt,
      terms_days: invoice.termsDays,
    })),
    sql`on conflict do nothing`,
  ),
  issued_event: invoiceEvents.buildInsert(
    invoices.map(({ id: ownerId, status: to, issuedAt: at, by }) => ({
      ownerId,
      from: null,
      to,
      at,
      by,
      note: null,
    })),
    'issued',
  ),
})

/** Which of these invoices are stored. */
export async function findStoredIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('invoice').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
