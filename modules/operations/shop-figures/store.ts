import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** At most so many rows are counted: a figure of a shop in trouble is as cheap as that of a healthy one. */
const MAX_COUNTED = 1_000

/** Waiting and abandoned jobs and recent sales, in one statement. Jobs are timed by the database's clock. */
export async function loadFigures(db: Db, now: Date) {
  const { rows } = await sql<{
    dueJobs: number
    oldestDueJobSeconds: number
    givenUpJobs: number
    waitingMessages: number
    givenUpMessages: number
    placedOrders: number
    paidInvoices: number
    unbookedEvents: number
    unmatchedPayments: number
    oldestWaitingMessageSeconds: number
  }>`
    with job as materialized (select run_at, attempts, max_attempts from graphile_worker.jobs),
      recent as materialized (
        select sent_at, gave_up_at, held_until, created_at from message
        where created_at > ${now}::timestamptz - interval '1 day'
        order by created_at desc limit ${MAX_COUNTED}
      )
    select
      (select count(*)::int from job where run_at <= now() and attempts < max_attempts) as "dueJobs",
      (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8
        from job where run_at <= now() and attempts < max_attempts) as "oldestDueJobSeconds",
      (select count(*)::int from job where attempts >= max_attempts) as "givenUpJobs",
      (select count(*)::int from recent where sent_at is null and gave_up_at is null
        and (held_until is null or held_until <= ${now})) as "waitingMessages",
      (select count(*)::int from recent where gave_up_at is not null) as "givenUpMessages",
      (select count(*)::int from (select from sales_order
        where placed_at > ${now}::timestamptz - interval '1 hour'
        order by placed_at desc limit ${MAX_COUNTED}) placed) as "placedOrders",
      (select count(*)::int from (select from invoice_event
        where to_status = 'paid' and at > ${now}::timestamptz - interval '1 hour'
        order by at desc limit ${MAX_COUNTED}) paid) as "paidInvoices",
      (select count(*)::int from (select from ledger_due limit ${MAX_COUNTED}) due) as "unbookedEvents",
      (select count(*)::int from (select from payment_notification
        where resolved_at is null and verdict in ('wrong_amount', 'late', 'closed', 'duplicate', 'unknown')
        order by received_at, id limit ${MAX_COUNTED}) unmatched) as "unmatchedPayments",
      (select coalesce(extract(epoch from ${now}::timestamptz - min(coalesce(held_until, created_at))), 0)::float8
        from recent where sent_at is null and gave_up_at is null
          and (held_until is null or held_until <= ${now})) as "oldestWaitingMessageSeconds"
  `.execute(db)
  return rows[0]!
}
