import { sql } from 'kysely'
import { toJakartaDate, toIsoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { stringifyRecords } from '#platform/database/records-insert.ts'
import { sen, type Money } from '#platform/money.ts'
import type { LedgerAccountCode } from '../rules/accounts.ts'
import type { LedgerEntry, LedgerTransaction } from '../rules/entries.ts'

/** Writes transactions with their entries, each once for its source. Returns how many were new. */
export async function insertTransactions(
  tx: Db,
  transactions: readonly LedgerTransaction[],
  postedAt: Date,
): Promise<number> {
  if (transactions.length === 0) return 0
  const rows = transactions.map(({ source, at, description, document, buyerId }) => ({
    source_kind: source.kind,
    source_id: source.id,
    at: toIsoTime(at),
    booked_on: toJakartaDate(at),
    description,
    document,
    buyer_id: buyerId,
    posted_at: toIsoTime(postedAt),
  }))
  const entries = transactions.flatMap(({ source, entries }) =>
    entries.map((entry) => ({ kind: source.kind, id: source.id, ...entry })),
  )
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  const { rows: counted } = await sql<{ count: number }>`
    with posted as (
      insert into ledger_transaction (${columns})
      select ${columns} from json_populate_recordset(null::ledger_transaction, ${stringifyRecords(rows)}::json)
      on conflict (source_kind, source_id) do nothing
      returning id, source_kind, source_id
    ), entered as (
      insert into ledger_entry (transaction_id, account, amount)
      select posted.id, entry.account, entry.amount
      from json_to_recordset(${JSON.stringify(entries)}::json)
        as entry (kind text, id text, account text, amount bigint)
        join posted on posted.source_kind = entry.kind and posted.source_id = entry.id
    )
    select count(*) as count from posted`.execute(tx)
  return counted[0]!.count
}

/**
 * The id that the payment of `invoice` is booked under: the invoice's own, or after an undone payment that of the last
 * undone confirmation.
 */
export const paymentIdSql = sql<string>`coalesce((select undone.id from payment_confirmation as undone
  where undone.invoice_id = invoice.id and undone.undone_at is not null order by undone.nr desc limit 1), invoice.id)::text`

/** The payment of an invoice as it is booked; undefined where it is not. */
export async function findPostedPayment(tx: Db, invoiceId: string) {
  const posted = await tx
    .selectFrom('invoice')
    .innerJoin('ledger_transaction as posted', (join) =>
      join.on('posted.source_kind', '=', 'invoice_paid').on('posted.source_id', '=', paymentIdSql),
    )
    .select(['posted.id', 'posted.document', 'posted.buyer_id as buyerId'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
  if (!posted) return undefined
  const entries = await tx
    .selectFrom('ledger_entry')
    .select(['account', 'amount'])
    .where('transaction_id', '=', posted.id)
    .$narrowType<LedgerEntry>()
    .execute()
  return { document: posted.document, buyerId: posted.buyerId, entries }
}

/** The sum of every account's entries (sen, debit above zero), of days before `before` (Jakarta) where it is given. */
export async function sumEntries(
  db: Db,
  before?: string,
): Promise<ReadonlyMap<LedgerAccountCode, Money>> {
  const rows = await db
    .selectFrom('ledger_entry as entry')
    .select(({ fn }) => ['entry.account', fn.sum<number>('entry.amount').as('total')])
    .$if(before !== undefined, (query) =>
      query
        .innerJoin('ledger_transaction as posted', 'posted.id', 'entry.transaction_id')
        .where('posted.booked_on', '<', sql<string>`${before}::date`),
    )
    .groupBy('entry.account')
    .execute()
  return new Map(rows.map(({ account, total }) => [account as LedgerAccountCode, sen(total)]))
}
