import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { creditBaseSql, type MonthDays, startOfDay } from './tax-invoices.ts'

export const reportKinds = ['invoice', 'cancellation', 'credit_note'] as const
export type TaxReportKind = (typeof reportKinds)[number]

/** A row of the report (sen; what is taken back is negative). */
export type TaxReportRow = {
  day: string
  id: string
  number: string
  invoiceNumber: string
  buyer: string
  idNumber: string | null
  isBusiness: boolean
  exclusive: number
  base: number
  tax: number
}

/** The rows of one kind behind a row, by day. */
export async function listReportRows(
  db: Db,
  kind: TaxReportKind,
  { from, until }: MonthDays,
  after: Pick<TaxReportRow, 'day' | 'id'> | undefined,
  limit: number,
): Promise<TaxReportRow[]> {
  const query =
    kind === 'credit_note' ? creditNoteRows(from, until) : invoiceRows(kind, from, until)
  const { rows } = await sql<TaxReportRow>`
    select row.day::text as day, row.id, row.number, row."invoiceNumber", row.buyer, row."idNumber",
      row."isBusiness", row.exclusive, row.base, row.tax
    from (${query}) as row
    ${after ? sql`where (row.day, row.id) > (${after.day}::date, ${after.id}::uuid)` : sql``}
    order by row.day, row.id limit ${limit}`.execute(db)
  return rows
}

const buyerColumns = sql`tax.buyer_name as buyer, tax.buyer_id_number as "idNumber", tax.is_business as "isBusiness"`

function invoiceRows(kind: 'invoice' | 'cancellation', from: string, until: string) {
  const day = kind === 'invoice' ? sql`tax.taxed_on` : sql`tax.cancelled_on`
  const sign = kind === 'invoice' ? sql.lit(1) : sql.lit(-1)
  return sql`select ${day} as day, tax.invoice_id as id, invoice.number, invoice.number as "invoiceNumber",
      ${buyerColumns}, ${sign} * made.tax_exclusive as exclusive, ${sign} * made.tax_base as base, ${sign} * made.tax as tax
    from invoice_tax as tax join invoice on invoice.id = tax.invoice_id
      join invoiced_amount as made on made.invoice_id = invoice.id
    where ${day} >= ${from}::date and ${day} < ${until}::date`
}

const creditNoteRows = (from: string, until: string) =>
  sql`select (note.issued_at at time zone 'Asia/Jakarta')::date as day, note.id, note.number,
      invoice.number as "invoiceNumber", ${buyerColumns}, -note.tax_exclusive as exclusive,
      -${creditBaseSql} as base, -note.tax as tax
    from credit_note as note join invoice on invoice.id = note.invoice_id
      join invoice_tax as tax on tax.invoice_id = note.invoice_id
    where note.issued_at >= ${startOfDay(from)} and note.issued_at < ${startOfDay(until)}`
