import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { TaxBuyer, TaxState } from '../rules/tax-states.ts'

export type MonthDays = { from: string; until: string }

/** `explainProblems` in SQL, and what became of those without problems. */
export const taxStateSql = sql<TaxState>`case
  when tax.cancelled_on is not null then 'cancelled'
  when tax.buyer_id_number is null and not tax.is_business then 'retail'
  when tax.buyer_id_number is null or trim(tax.buyer_name) = '' or trim(tax.buyer_address) = '' then 'problem'
  when tax.exported_revision is null then 'new'
  when tax.exported_revision < tax.revision then 'replacement'
  else 'exported' end`

/** Sums of taxed invoices (sen) of a month by state. */
export async function sumByState(db: Db, { from, until }: MonthDays) {
  const { rows } = await sql<{
    state: TaxState
    count: number
    exclusive: number
    base: number
    tax: number
  }>`
    select ${taxStateSql} as state, count(*)::int as count, sum(made.tax_exclusive) as exclusive,
      sum(made.tax_base) as base, sum(made.tax) as tax
    from invoice_tax as tax join invoice on invoice.id = tax.invoice_id
      join invoiced_amount as made on made.invoice_id = invoice.id
    where tax.taxed_on >= ${from}::date and tax.taxed_on < ${until}::date
    group by 1`.execute(db)
  return rows
}

/** What the month takes back (sen): credit notes, and cancelled orders that were taxed before or in it. */
export async function sumReductions(db: Db, { from, until }: MonthDays) {
  const { rows } = await sql<{
    kind: 'credit_note' | 'cancellation'
    is_retail: boolean
    count: number
    exclusive: number
    base: number
    tax: number
  }>`
    select 'cancellation' as kind, tax.buyer_id_number is null and not tax.is_business as is_retail,
      count(*)::int as count, sum(made.tax_exclusive) as exclusive, sum(made.tax_base) as base, sum(made.tax) as tax
    from invoice_tax as tax join invoice on invoice.id = tax.invoice_id
      join invoiced_amount as made on made.invoice_id = invoice.id
    where tax.cancelled_on >= ${from}::date and tax.cancelled_on < ${until}::date
    group by 2
    union all
    select 'credit_note', tax.buyer_id_number is null and not tax.is_business, count(*)::int,
      sum(note.tax_exclusive), sum(${creditBaseSql}), sum(note.tax)
    from credit_note as note join invoice_tax as tax on tax.invoice_id = note.invoice_id
    where note.issued_at >= ${startOfDay(from)} and note.issued_at < ${startOfDay(until)}
    group by 2`.execute(db)
  return rows
}

/** The base of a credit note follows from its PPN and the rate of its order. */
export const creditBaseSql = sql<number>`round(note.tax * 100 / (select max(line.tax_percent)
  from sales_order_line as line where line.order_id = note.order_id))`

/** When a day begins in Jakarta. */
export const startOfDay = (day: string) =>
  sql`(${day}::date::timestamp at time zone 'Asia/Jakarta')`

export type TaxInvoiceRow = {
  id: string
  number: string
  orderId: string
  /** The company or the person whose order it is. */
  buyerId: string
  taxedOn: string
  state: TaxState
  exclusive: number
  base: number
  tax: number
  revision: number
} & TaxBuyer

const buyerIdSql = sql`coalesce(invoice.company_id, invoice.account_id)`

const taxColumns = sql`invoice.id, invoice.number, invoice.order_id as "orderId", ${buyerIdSql} as "buyerId", tax.taxed_on::text as "taxedOn",
    ${taxStateSql} as state, made.tax_exclusive as exclusive, made.tax_base as base, made.tax,
    tax.revision, tax.buyer_id_kind as "idKind", tax.buyer_id_number as "idNumber",
    tax.buyer_name as name, tax.buyer_address as address, tax.is_business as "isBusiness"`

const taxTables = sql`
  from invoice_tax as tax join invoice on invoice.id = tax.invoice_id
    join invoiced_amount as made on made.invoice_id = invoice.id`

const isTaxedIn = ({ from, until }: MonthDays) =>
  sql`tax.taxed_on >= ${from}::date and tax.taxed_on < ${until}::date`

/** The taxed invoices of a month in one state, oldest first; those that lack something by buyer. */
export async function listOfState(
  db: Db,
  month: MonthDays,
  state: TaxState,
  { offset, limit }: { offset: number; limit: number },
): Promise<(TaxInvoiceRow & { similarCount: number })[]> {
  const alike = sql`partition by ${buyerIdSql}, tax.buyer_id_number`
  const [similarCount, first] =
    state === 'problem'
      ? [
          sql`(count(*) over (${alike}) - 1)::int`,
          sql`min(tax.taxed_on) over (partition by ${buyerIdSql}), ${buyerIdSql}, tax.buyer_id_number,`,
        ]
      : [sql`0`, sql``]
  const { rows } = await sql<TaxInvoiceRow & { similarCount: number }>`
    select ${taxColumns}, ${similarCount} as "similarCount" ${taxTables}
    where ${isTaxedIn(month)} and ${taxStateSql} = ${state}
    order by ${first} tax.taxed_on, tax.invoice_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/**
 * Locks the tax facts of an invoice, and of those of the same buyer and month that lack something and have the same
 * number or none, too, where it lacks something itself; all in one order. Empty for a missing one.
 */
export async function lockTaxInvoices(
  tx: Db,
  id: string,
  scope: 'one' | 'similar',
): Promise<TaxInvoiceRow[]> {
  const similar = sql`union
    select tax.invoice_id ${taxTables}
      join invoice_tax as asked on asked.invoice_id = ${id}::uuid
      join invoice as of_asked on of_asked.id = asked.invoice_id
    where tax.taxed_on >= date_trunc('month', asked.taxed_on)
      and tax.taxed_on < date_trunc('month', asked.taxed_on) + interval '1 month'
      and ${buyerIdSql} = coalesce(of_asked.company_id, of_asked.account_id)
      and tax.buyer_id_number is not distinct from asked.buyer_id_number`
  const { rows } = await sql<TaxInvoiceRow>`select ${taxColumns} ${taxTables}
    where tax.invoice_id in (select ${id}::uuid ${scope === 'similar' ? similar : sql``})
      and (tax.invoice_id = ${id}::uuid or ${taxStateSql} = 'problem')
    order by tax.invoice_id for update of tax`.execute(tx)
  return rows
}

/** Saves a corrected buyer as the next revision of each invoice. */
export const saveBuyer = (
  tx: Db,
  ids: readonly string[],
  { idKind, idNumber, name, address }: TaxBuyer,
) =>
  tx
    .updateTable('invoice_tax')
    .set((eb) => ({
      buyer_id_kind: idKind,
      buyer_id_number: idNumber,
      buyer_name: name,
      buyer_address: address,
      revision: eb('revision', '+', 1),
    }))
    .where('invoice_id', 'in', ids)
    .execute()
