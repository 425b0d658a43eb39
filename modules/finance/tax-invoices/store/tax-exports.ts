import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { type Money, sen } from '#platform/money.ts'
import type { TaxLine } from '../rules/tax-document.ts'
import type { TaxBuyer } from '../rules/tax-states.ts'
import { type MonthDays, taxStateSql } from './tax-invoices.ts'

export type TaxExportKind = 'new' | 'replacement'

/** Lets one export be made at a time, until the transaction ends. */
export const lockExports = (tx: Db) =>
  sql`lock table tax_export in share row exclusive mode`.execute(tx)

/** Has exports wait until the transaction ends; others who hold them do not wait for each other. */
export const holdExports = (tx: Db) => sql`lock table tax_export in share mode`.execute(tx)

/** Whether an export has the invoice although none of its goods had left by the day on which it was taxed. */
export async function isExportedAsPaid(db: Db, invoiceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoice_tax')
    .innerJoin('invoice', 'invoice.id', 'invoice_tax.invoice_id')
    .select('invoice.id')
    .where('invoice.id', '=', invoiceId)
    .where('invoice_tax.exported_revision', 'is not', null)
    .where(sql<boolean>`invoice_tax.taxed_on is distinct from find_day_goods_left(invoice)`)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes an export of a month's invoices in one state. Returns its id; undefined where there are none. */
export async function insertExport(
  tx: Db,
  { from, until }: MonthDays,
  kind: TaxExportKind,
  { at, by }: { at: Date; by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    with exported as (
      update invoice_tax as tax set exported_revision = tax.revision
      from invoice, invoiced_amount as made
      where invoice.id = tax.invoice_id and made.invoice_id = invoice.id
        and tax.taxed_on >= ${from}::date and tax.taxed_on < ${until}::date and ${taxStateSql} = ${kind}
      returning tax.invoice_id, tax.taxed_on, tax.revision, tax.buyer_id_kind, tax.buyer_id_number, tax.buyer_name,
        tax.buyer_address, invoice.number, made.tax_exclusive, made.tax_base, made.tax
    ), saved as (
      insert into tax_export (month, kind, created_at, created_by, invoices, tax_exclusive, tax_base, tax)
      select ${from}::date, ${kind}, ${at}, ${by}, count(*), sum(tax_exclusive), sum(tax_base), sum(tax)
      from exported having count(*) > 0
      returning id
    ), listed as (
      insert into tax_export_invoice (export_id, position, invoice_id, revision, buyer_id_kind, buyer_id_number,
        buyer_name, buyer_address)
      select saved.id, row_number() over (order by taxed_on, number), invoice_id, revision, buyer_id_kind,
        buyer_id_number, buyer_name, buyer_address
      from exported cross join saved
      returning 1
    )
    select (select id::text from saved) as id, (select count(*) from listed) as listed`.execute(tx)
  return rows[0]?.id ?? undefined
}

/** The exports of a month, newest first (sen). */
export const listExports = (db: Db, { from }: MonthDays) =>
  db.selectFrom('tax_export').selectAll().where('month', '=', from).orderBy('id', 'desc').execute()

export const findExport = (db: Db, id: string) =>
  db.selectFrom('tax_export').selectAll().where('id', '=', Number(id)).executeTakeFirst()

/** An invoice of an export, with its lines (sen). */
export type ExportedInvoice = {
  position: number
  number: string
  taxedOn: string
  exclusive: Money
  base: Money
  tax: Money
  buyer: Pick<TaxBuyer, 'idKind' | 'idNumber' | 'name' | 'address'>
  lines: TaxLine[]
}

type LineRow = Omit<TaxLine, 'isService' | 'exclusive' | 'base' | 'tax'> & {
  exclusive: number
  base: number
  tax: number
}

/** The invoices of an export behind a position, as they were when it was made. */
export async function listExported(
  db: Db,
  id: string,
  { after, until }: { after: number; until: number },
): Promise<ExportedInvoice[]> {
  const { rows } = await sql<{
    position: number
    number: string
    taxedOn: string
    exclusive: number
    base: number
    tax: number
    idKind: TaxBuyer['idKind']
    idNumber: string
    name: string
    address: string
    lines: LineRow[]
  }>`
    select exported.position, invoice.number, tax.taxed_on::text as "taxedOn", made.tax_exclusive as exclusive,
      made.tax_base as base, made.tax, exported.buyer_id_kind as "idKind", exported.buyer_id_number as "idNumber",
      exported.buyer_name as name, exported.buyer_address as address,
      (select json_agg(json_build_object(
          'name', trim(line.product_name || ' ' || line.variant_name), 'unit', line.unit,
          'quantity', part.quantity, 'exclusive', part.tax_exclusive, 'base', part.tax_base, 'tax', part.tax,
          'percent', line.tax_percent, 'luxury', line.luxury) order by line.position)
        from invoiced_line as part join sales_order_line as line on line.id = part.order_line_id
        where part.invoice_id = invoice.id) as lines
    from tax_export_invoice as exported join invoice on invoice.id = exported.invoice_id
      join invoice_tax as tax on tax.invoice_id = exported.invoice_id
      join invoiced_amount as made on made.invoice_id = invoice.id
    where exported.export_id = ${id}::bigint and exported.position > ${after} and exported.position <= ${until}
    order by exported.position`.execute(db)
  return rows.map(({ idKind, idNumber, name, address, lines, ...row }) => ({
    ...row,
    exclusive: sen(row.exclusive),
    base: sen(row.base),
    tax: sen(row.tax),
    buyer: { idKind, idNumber, name, address },
    lines: lines.map((line) => ({
      ...line,
      isService: false,
      exclusive: sen(line.exclusive),
      base: sen(line.base),
      tax: sen(line.tax),
    })),
  }))
}
