import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { StatementEvent, StatementFacts } from './rules/statement.ts'

/** Whose account: a company's, or a person's, with or without what they ordered for companies. */
export type StatementSubject =
  | { companyId: string }
  | { accountId: string; without: { companyId: string } | 'companies' | null }

/** A person or company by name, with what else tells it from others. */
export type StatementParty = { name: string; details: string | null }

function matchInvoices(subject: StatementSubject): RawBuilder<boolean> {
  if ('companyId' in subject) return sql`invoice.company_id = ${subject.companyId}::uuid`
  const { accountId, without } = subject
  const own = sql<boolean>`invoice.account_id = ${accountId}::uuid`
  if (without === null) return own
  return without === 'companies'
    ? sql`${own} and invoice.company_id is null`
    : sql`${own} and invoice.company_id is distinct from ${without.companyId}::uuid`
}

type FactsRow = {
  opening: { receivables: number; refunds: number }
  events: StatementEvent[]
  open: {
    id: string
    number: string
    poNumber: string | null
    dueAt: string
    owed: number
    lateFee: number
  }[]
}

/**
 * What the ledger says of a subject's invoices on days from `from` on and before `until` (Jakarta), and before them,
 * as one moment has it.
 */
export async function loadFacts(
  db: Db,
  subject: StatementSubject,
  { from, until }: { from: string; until: string },
): Promise<Omit<StatementFacts, 'asOf'>> {
  const { rows } = await sql<FactsRow>`
    with billed as materialized (
      select invoice.id, invoice.number, invoice.account_id, invoice.due_at, o.po_number
      from invoice join sales_order as o on o.id = invoice.order_id where ${matchInvoices(subject)}
    ), documented as materialized (
      select billed.number as document, billed.* from billed
      union all select note.number, billed.* from billed join credit_note as note on note.invoice_id = billed.id
    ), moved as materialized (
      select posted.id as nr, posted.at, posted.booked_on, posted.source_kind, documented.*, entry.*
      from ledger_transaction as posted join documented on documented.document = posted.document
        cross join lateral (
          select coalesce(sum(amount) filter (where account = 'receivables'), 0)::bigint as receivables,
            coalesce(sum(amount) filter (where account = 'refunds'), 0)::bigint as refunds,
            coalesce(sum(amount) filter (where account in ('bank', 'gateway')), 0)::bigint as money,
            coalesce(sum(amount) filter (where account = 'write_offs'), 0)::bigint as written_off
          from ledger_entry where transaction_id = posted.id) as entry
      where posted.buyer_id in (select account_id from billed) and posted.booked_on < ${until}::date
    )
    select
      (select json_build_object('receivables', coalesce(sum(receivables), 0), 'refunds', coalesce(sum(refunds), 0))
        from moved where booked_on < ${from}::date) as opening,
      (select coalesce(json_agg(json_build_object('day', booked_on, 'kind', source_kind, 'document', document,
          'invoiceNumber', number, 'poNumber', po_number, 'receivables', receivables, 'refunds', refunds,
          'money', money, 'writtenOff', written_off) order by booked_on, at, number, source_kind <> 'invoice_issued', nr), '[]')
        from moved where booked_on >= ${from}::date) as events,
      (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'poNumber', po_number, 'dueAt', due_at,
          'owed', owed, 'lateFee', late_fee) order by due_at, number), '[]')
        from (select id, number, po_number, due_at, sum(receivables) as owed,
          coalesce(sum(receivables) filter (where source_kind in ('late_fee', 'late_fee_waived')), 0)::bigint as late_fee
        from moved
          group by id, number, po_number, due_at having sum(receivables) <> 0) as open) as open`.execute(
    db,
  )
  const { opening, events, open } = rows[0]!
  return {
    opening: { receivables: sen(opening.receivables), refunds: sen(opening.refunds) },
    events,
    open: open.map(({ dueAt, owed, lateFee, ...invoice }) => ({
      ...invoice,
      dueAt: new Date(dueAt),
      owed: sen(owed) satisfies Money,
      lateFee: sen(lateFee) satisfies Money,
    })),
  }
}

/** The name on a statement; undefined for a missing company or account. */
export async function findParty(
  db: Db,
  subject: StatementSubject,
): Promise<StatementParty | undefined> {
  if ('companyId' in subject) {
    const company = await db
      .selectFrom('company')
      .select(['name', 'npwp'])
      .where('id', '=', subject.companyId)
      .executeTakeFirst()
    return company && { name: company.name, details: company.npwp && `NPWP ${company.npwp}` }
  }
  const account = await db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', subject.accountId)
    .executeTakeFirst()
  return account && { name: account.name, details: account.email }
}
