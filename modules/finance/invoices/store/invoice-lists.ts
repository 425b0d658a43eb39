import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { days, startOfJakartaDay } from '#platform/clock.ts'
import type { Paging } from '#platform/paging.ts'
import { ageBands, openInvoiceStatuses, toDueRange, type AgeBand } from '../ageing-rules.ts'
import type { InvoiceStatus } from '../rules.ts'
import type { InvoiceReader } from './invoices.ts'

/** Lists are counted exactly up to this total. */
const MAX_COUNTED = 10_000

export type InvoiceListFilter = {
  status?: InvoiceStatus | undefined
  due?: AgeBand | undefined
  search?: string | undefined
  /** Days of issue in Jakarta, both included. */
  from?: string | undefined
  to?: string | undefined
}

export type InvoiceCardRow = {
  id: string
  number: string
  status: InvoiceStatus
  order_id: string
  order_number: string
  po_number: string | null
  account_id: string
  buyer_name: string
  amount: number
  unique_code: number
  issued_at: Date
  due_at: Date
  product_name: string
  picture: string
  lines: number
}

/** A page of the invoices of a reader, newest first: their ids are taken from an index before the rows are read. */
export async function listCards(
  db: Db,
  reader: InvoiceReader,
  filter: InvoiceListFilter,
  { page, count, now }: Paging & { now: Date },
): Promise<InvoiceCardRow[]> {
  const { rows } = await sql<InvoiceCardRow>`
    with found as materialized (${selectMatches(reader, filter, now)}
      order by issued_at desc, number desc limit ${count} offset ${page * count})
    select invoice.id, invoice.number, invoice.status, invoice.order_id, o.number as order_number, o.po_number,
      invoice.account_id, coalesce(o.buyer_name, account.name) as buyer_name, invoice.amount,
      invoice.unique_code, invoice.issued_at, invoice.due_at, first.product_name, first.picture,
      goods.lines
    from found join invoice on invoice.id = found.id join sales_order as o on o.id = invoice.order_id
      join account on account.id = invoice.account_id
      cross join lateral (
        select count(*) as lines, min(line.position) as first from invoiced_line as part
          join sales_order_line as line on line.id = part.order_line_id where part.invoice_id = invoice.id) as goods
      join sales_order_line as first on first.order_id = o.id and first.position = goods.first
    order by invoice.issued_at desc, invoice.number desc`.execute(db)
  return rows
}

export async function countCards(
  db: Db,
  reader: InvoiceReader,
  filter: InvoiceListFilter,
  now: Date,
) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${selectMatches(reader, filter, now)} limit ${MAX_COUNTED + 1}) as found`.execute(
    db,
  )
  const { total } = rows[0]!
  return { total: Math.min(total, MAX_COUNTED), totalIsExact: total <= MAX_COUNTED }
}

/** How many invoices a reader owes, and how much (sen), by how long they have been due. */
export async function sumOpenByAge(
  db: Db,
  reader: InvoiceReader,
  now: Date,
): Promise<Map<AgeBand, { count: number; amount: number }>> {
  const bands = sql.join(
    ageBands.map((band) => sql`when ${matchDue(band, now)} then ${band}`),
    sql` `,
  )
  const branches = listScopes(reader).map(
    (scope) => sql`select case ${bands} end as band, invoice.amount
      from invoice join sales_order as o on o.id = invoice.order_id
      where ${scope} and invoice.status = any(${openInvoiceStatuses}::text[]) and o.status <> 'awaiting_approval'`,
  )
  const { rows } = await sql<{ band: AgeBand; count: number; amount: number }>`
    select band, count(*) as count, sum(amount)::bigint as amount
    from (${sql.join(branches, sql` union all `)}) as owed group by band`.execute(db)
  return new Map(rows.map(({ band, ...owed }) => [band, owed]))
}

/** Ids with what they are ordered by. Each scope follows an index of its own. */
function selectMatches(
  reader: InvoiceReader,
  filter: InvoiceListFilter,
  now: Date,
): RawBuilder<unknown> {
  const conditions = sql.join(listConditions(reader, filter, now), sql` and `)
  const branches = listScopes(reader).map(
    (scope) => sql`select invoice.id, invoice.issued_at, invoice.number from invoice
      where ${scope} and ${conditions}`,
  )
  return sql`select id, issued_at, number from (${sql.join(branches, sql` union all `)}) as matches`
}

/** The reader's own invoices, or orders, and those of the company that they oversee. None is in both. */
function listScopes(
  { accountId, companyId }: InvoiceReader,
  table: 'invoice' | 'o' = 'invoice',
): RawBuilder<boolean>[] {
  const [account, company] = [sql.ref(`${table}.account_id`), sql.ref(`${table}.company_id`)]
  const isOwn = sql<boolean>`${account} = ${accountId}::uuid`
  return companyId
    ? [
        sql`${company} = ${companyId}::uuid`,
        sql`${isOwn} and ${company} is distinct from ${companyId}::uuid`,
      ]
    : [isOwn]
}

const DOCUMENT_NUMBER = /^(INV|SO)\/\d{4}\/\d{2}\/\d+$/i

function listConditions(
  reader: InvoiceReader,
  { status, due, search, from, to }: InvoiceListFilter,
  now: Date,
): RawBuilder<boolean>[] {
  return [
    // What an order is not invoiced for yet has the order's number and nothing due.
    sql<boolean>`invoice.number like 'INV/%'`,
    ...(status ? [sql<boolean>`invoice.status = ${status}`] : []),
    ...(due
      ? [sql<boolean>`invoice.status = any(${openInvoiceStatuses}::text[])`, matchDue(due, now)]
      : []),
    ...(from ? [sql<boolean>`invoice.issued_at >= ${startOfJakartaDay(from)}`] : []),
    ...(to
      ? [sql<boolean>`invoice.issued_at < ${new Date(startOfJakartaDay(to).getTime() + days(1))}`]
      : []),
    ...(search ? [matchSearch(reader, search)] : []),
  ]
}

/** A whole document number is looked up; anything else is looked for in the numbers of invoice, order and PO. */
function matchSearch(reader: InvoiceReader, search: string): RawBuilder<boolean> {
  const ofInvoice = /^INV\//i.test(search)
  if (DOCUMENT_NUMBER.test(search))
    return ofInvoice
      ? sql`invoice.number = ${search.toUpperCase()}`
      : sql`invoice.order_id in (select id from sales_order where number = ${search.toUpperCase()})`
  const pattern = toContainsPattern(search)
  const hasPattern = sql<boolean>`invoice.number ilike ${pattern}`
  if (ofInvoice) return hasPattern
  // Orders are read by their own index: one look-up for each invoice takes ten times as much.
  const orders = listScopes(reader, 'o').map(
    (scope) => sql`select o.id from sales_order as o
      where ${scope} and (o.number ilike ${pattern} or o.po_number ilike ${pattern})`,
  )
  return sql`(${hasPattern} or invoice.order_id in (${sql.join(orders, sql` union all `)}))`
}

function matchDue(band: AgeBand, now: Date): RawBuilder<boolean> {
  const { from, before } = toDueRange(band, now)
  const after = from ? sql`invoice.due_at >= ${from}` : sql`true`
  return before ? sql`(${after} and invoice.due_at < ${before})` : sql`(${after})`
}
