import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import {
  ageBands,
  openInvoiceStatuses,
  type AgeBand,
} from '#modules/finance/invoices/ageing-rules.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { toFilteredDue, type DueFilter } from './rules.ts'

/** Sen. */
export type OwedRow = { count: number; amount: number }
export type OwedByAge = Record<AgeBand, OwedRow>

// Written out, so that the index of open invoices is known to have them.
const isOpen = sql`invoice.status in (${sql.join(openInvoiceStatuses.map((status) => sql.lit(status)))})`

// An order that waits for a colleague's approval may still be refused.
const openInvoices = sql`invoice join sales_order as o on o.id = invoice.order_id and o.status <> 'awaiting_approval'`

function matchDue(due: DueFilter, now: Date): RawBuilder<boolean> {
  const { from, before } = toFilteredDue(due, now)
  const after = from ? sql`invoice.due_at >= ${from}` : sql`true`
  return before ? sql`(${after} and invoice.due_at < ${before})` : sql`(${after})`
}

/** Sums of the owed amounts by age, as columns `not_due_count`, `not_due_amount`, … */
const sumByAge = (now: Date) =>
  sql.join(
    ageBands.map(
      (band) => sql`count(*) filter (where ${matchDue(band, now)}) as ${sql.ref(`${band}_count`)},
        coalesce(sum(invoice.amount) filter (where ${matchDue(band, now)}), 0)::bigint as ${sql.ref(`${band}_amount`)}`,
    ),
  )

type AgeColumns = Record<`${AgeBand}_count` | `${AgeBand}_amount`, number>

const toOwedByAge = (row: AgeColumns): OwedByAge => {
  const pick = (band: AgeBand) => ({ count: row[`${band}_count`], amount: row[`${band}_amount`] })
  return Object.fromEntries(ageBands.map((band) => [band, pick(band)])) as OwedByAge
}

/** What is owed by age, and how much of it is due today. */
export async function sumOwed(db: Db, now: Date): Promise<{ byAge: OwedByAge; dueToday: OwedRow }> {
  const { rows } = await sql<AgeColumns & { todayCount: number; todayAmount: number }>`
    select ${sumByAge(now)}, count(*) filter (where ${matchDue('today', now)}) as "todayCount",
      coalesce(sum(invoice.amount) filter (where ${matchDue('today', now)}), 0)::bigint as "todayAmount"
    from ${openInvoices} where ${isOpen}`.execute(db)
  const { todayCount, todayAmount, ...byAge } = rows[0]!
  return { byAge: toOwedByAge(byAge), dueToday: { count: todayCount, amount: todayAmount } }
}

/** How many differences were booked since a moment, beside unique codes, and their sum. */
export async function sumDifferencesSince(db: Db, since: Date): Promise<OwedRow> {
  const { rows } = await sql<OwedRow>`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from payment_difference
    where booked_at >= ${since} and kind <> 'unique_code'`.execute(db)
  return rows[0]!
}

export type CustomerRow = {
  companyId: string | null
  accountId: string | null
  name: string
  total: number
  byAge: OwedByAge
}

/** A page of those who owe, most overdue first; `total` is how many there are. */
export async function listCustomers(
  db: Db,
  { page, count, search }: Paging & { search?: string | undefined },
  now: Date,
): Promise<CustomerRow[]> {
  const name = sql`coalesce(company.name, account.name)`
  const { rows } = await sql<Omit<CustomerRow, 'byAge'> & AgeColumns>`
    with owing as (
      select invoice.company_id, case when invoice.company_id is null then invoice.account_id end as account_id,
        ${sumByAge(now)}, sum(invoice.amount) as owed,
        coalesce(sum(invoice.amount) filter (where not ${matchDue('not_due', now)}), 0) as overdue
      from ${openInvoices} where ${isOpen} group by 1, 2
    )
    select owing.*, owing.company_id as "companyId", owing.account_id as "accountId", ${name} as name,
      count(*) over () as total
    from owing left join company on company.id = owing.company_id left join account on account.id = owing.account_id
    where ${search ? sql`${name} ilike ${toContainsPattern(search)}` : sql`true`}
    order by overdue desc, owed desc, coalesce(owing.company_id, owing.account_id)
    limit ${count} offset ${page * count}`.execute(db)
  return rows.map(({ companyId, accountId, name: shown, total, ...row }) => ({
    companyId,
    accountId,
    name: shown,
    total,
    byAge: toOwedByAge(row),
  }))
}

export type OpenInvoiceFilter = {
  due?: DueFilter | undefined
  company?: string | undefined
  account?: string | undefined
}

export type OpenInvoiceRow = {
  id: string
  number: string
  status: InvoiceStatus
  orderId: string
  buyer: string
  paymentType: string
  issuedAt: Date
  dueAt: Date
  amount: number
  isOnTerms: boolean
  /** In Jakarta; null where nothing was sent. */
  remindedOn: string | null
  isPaused: boolean
  total: number
}

/** A page of open invoices, the longest due first; `total` is how many there are. */
export async function listOpen(
  db: Db,
  { page, count, due, company, account }: OpenInvoiceFilter & Paging,
  now: Date,
): Promise<OpenInvoiceRow[]> {
  const conditions = sql.join(
    [
      isOpen,
      ...(due ? [matchDue(due, now)] : []),
      ...(company ? [sql`invoice.company_id = ${company}::uuid`] : []),
      ...(account
        ? [sql`invoice.account_id = ${account}::uuid and invoice.company_id is null`]
        : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<OpenInvoiceRow>`
    select invoice.id, invoice.number, invoice.status, invoice.order_id as "orderId",
      coalesce(company.name, o.buyer_name, buyer.name) as buyer, invoice.payment_type as "paymentType",
      invoice.issued_at as "issuedAt", invoice.due_at as "dueAt", invoice.amount, invoice.terms_days is not null as "isOnTerms",
      (select to_char(max(sent_on), 'YYYY-MM-DD') from payment_reminder where invoice_id = invoice.id) as "remindedOn",
      exists (select from payment_reminder_pause as pause where pause.ended_at is null
        and (pause.invoice_id = invoice.id or pause.company_id = invoice.company_id)) as "isPaused",
      count(*) over () as total
    from ${openInvoices} join account as buyer on buyer.id = invoice.account_id
      left join company on company.id = invoice.company_id
    where ${conditions}
    order by invoice.due_at, invoice.number limit ${count} offset ${page * count}`.execute(db)
  return rows
}
