import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The last day that is closed, `2026-10-31`; null while no month is. */
export async function loadClosedThrough(db: Db): Promise<string | null> {
  const { closed } = await db
    .selectFrom('ledger_period')
    .select(sql<string | null>`closed_through::text`.as('closed'))
    .executeTakeFirstOrThrow()
  return closed
}

/** The same, and blocks booking and closing until the transaction ends. */
export async function lockClosedThrough(tx: Db): Promise<string | null> {
  const { closed } = await tx
    .selectFrom('ledger_period')
    .select(sql<string | null>`closed_through::text`.as('closed'))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return closed
}

export const saveClosedThrough = (tx: Db, day: string | null) =>
  tx
    .updateTable('ledger_period')
    .set({ closed_through: sql`${day}::date` })
    .execute()

type ClosingEvent = {
  month: string
  kind: 'closed' | 'reopened'
  at: Date
  by: string
  reason: string
}

export const insertEvent = (tx: Db, { month, kind, at, by, reason }: ClosingEvent) =>
  tx
    .insertInto('ledger_closing')
    .values({ month: sql`${`${month}-01`}::date`, kind, at, by_name: by, reason })
    .execute()

/** The last event of each month that was ever closed. */
export async function listLastEvents(db: Db): Promise<ClosingEvent[]> {
  const { rows } = await sql<ClosingEvent>`
    select distinct on (month) to_char(month, 'YYYY-MM') as month, kind, at, by_name as by, reason
    from ledger_closing order by month, nr desc`.execute(db)
  return rows
}

/** The months with entries, and what they moved (sen). */
export type MonthSums = {
  month: string
  transactions: number
  sales: number
  /** What buyers owed, and what money had no invoice yet, as the month ended. */
  receivables: number
  unmatched: number
}

/** The first month with entries; undefined while there are none. */
export async function findFirstMonth(db: Db): Promise<string | undefined> {
  const { first } = await db
    .selectFrom('ledger_transaction')
    .select(sql<string | null>`to_char(min(booked_on), 'YYYY-MM')`.as('first'))
    .executeTakeFirstOrThrow()
  return first ?? undefined
}

export async function listSums(db: Db): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    with sums as (
      select date_trunc('month', posted.booked_on) as month, count(distinct posted.id) as transactions,
        coalesce(sum(entry.amount) filter (where entry.account = 'receivables'), 0) as receivables,
        coalesce(-sum(entry.amount) filter (where entry.account = 'unmatched'), 0) as unmatched,
        coalesce(-sum(entry.amount) filter (where entry.account in ('sales', 'returned_sales', 'freight')), 0) as sales
      from ledger_transaction as posted join ledger_entry as entry on entry.transaction_id = posted.id
      group by 1
    )
    select to_char(month, 'YYYY-MM') as month, transactions, sales::bigint as sales,
      (sum(receivables) over (order by month))::bigint as receivables,
      (sum(unmatched) over (order by month))::bigint as unmatched
    from sums order by month`.execute(db)
  return rows
}
