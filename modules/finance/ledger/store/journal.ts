import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LedgerAccountCode } from '../rules/accounts.ts'

export type JournalTransaction = {
  id: number
  /** `2026-11-20` */
  day: string
  description: string
  document: string | null
  sourceKind: string
  sourceId: string
  /** Sen, debit above zero; as they were booked. */
  entries: { account: LedgerAccountCode; amount: number }[]
}

/** Transactions of days from `from` to `to` (Jakarta, both included) after one of them, by day and number. */
export async function listJournal(
  db: Db,
  { from, to }: { from: string; to: string },
  after: Pick<JournalTransaction, 'day' | 'id'> | undefined,
  limit: number,
): Promise<JournalTransaction[]> {
  const { rows } = await sql<JournalTransaction>`
    select posted.id, posted.booked_on::text as day, posted.description, posted.document,
      posted.source_kind as "sourceKind", posted.source_id as "sourceId",
      (select json_agg(json_build_object('account', account, 'amount', amount) order by entry.id)
        from ledger_entry as entry where transaction_id = posted.id) as entries
    from ledger_transaction as posted
    where posted.booked_on between ${from}::date and ${to}::date
      and ${after ? sql`(posted.booked_on, posted.id) > (${after.day}::date, ${after.id}::bigint)` : sql`true`}
    order by posted.booked_on, posted.id limit ${limit}`.execute(db)
  return rows
}
