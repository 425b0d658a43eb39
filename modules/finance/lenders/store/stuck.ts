import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { FAILURES_TO_STUCK, SENDING_ACTION, STUCK_AFTER_MS, StuckReason } from '../rules/stuck.ts'

type StuckApplication = {
  id: string
  lender: LenderCode
  company: string
  reason: StuckReason
  since: Date
  /** Failures to send, since it was sent last. */
  failures: number
  /** Sen; null before the need was saved. */
  amount: number | null
}

/** Applications that wait too long, the longest waiting first. */
export async function listStuck(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<StuckApplication[]> {
  const isTooLong = sql.join(
    StuckReason.map(
      (reason) =>
        sql`(reason = ${reason} and since <= ${new Date(now.getTime() - STUCK_AFTER_MS[reason])})`,
    ),
    sql` or `,
  )
  const { rows } = await sql<StuckApplication>`
    select id, lender, company, reason, since, failures, amount from (
      select application.id, application.nr, lender, company.name as company,
        case when status = 'submitted' and sent_at is null then 'unsent'
          when status = 'submitted' then 'undecided'
          when status = 'asked' then 'unanswered'
          when agreed_at is null then 'unagreed'
          else 'unopened' end as reason,
        case when status = 'submitted' then coalesce(sent_at, submitted_at)
          when status = 'asked' or agreed_at is null then coalesce(heard_at, submitted_at)
          else agreed_at end as since,
        case when status = 'submitted' and sent_at is null then (
          select coalesce(sum(times), 0) from lender_exchange as exchange where application_id = application.id
            and action = ${SENDING_ACTION} and is_failure and exchange.at >= application.submitted_at)::integer
          else 0 end as failures,
        coalesce(offered, (answers -> 'need' ->> 'amount')::bigint) as amount
      from lender_application as application join company on company.id = company_id
      where status in ('submitted', 'asked', 'agreement_sent')) as open
    where failures >= ${FAILURES_TO_STUCK} or ${isTooLong}
    order by since, nr limit ${limit}`.execute(db)
  return rows
}
