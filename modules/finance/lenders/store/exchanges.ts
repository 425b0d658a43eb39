import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { lenderCodes, type LenderCode } from '#platform/lender/port.ts'

export type NewExchange = {
  applicationId: string
  /** Of what is about one loan. */
  loanId?: string | undefined
  lender: LenderCode
  at: Date
  action: string
  request: unknown
  response: unknown
  isFailure: boolean
}

/**
 * Records a request to a lender and its response, already masked. A repeated exchange only increases the count of its
 * row: a lender is polled every few minutes and mostly gives the same answer.
 */
export async function insertExchange(db: Db, exchange: NewExchange): Promise<void> {
  const { applicationId, lender, at, action, isFailure } = exchange
  const loanId = exchange.loanId ?? null
  const request = JSON.stringify(exchange.request ?? null)
  const response = JSON.stringify(exchange.response ?? null)
  const { numAffectedRows } = await sql`
    update lender_exchange set at = ${at}, times = times + 1 where nr = (
        select nr from lender_exchange where application_id = ${applicationId}::uuid
          and loan_id is not distinct from ${loanId}::uuid order by at desc, nr desc limit 1)
      and action = ${action} and is_failure = ${isFailure}
      and request = ${request}::jsonb and response = ${response}::jsonb`.execute(db)
  if (numAffectedRows) return
  await db
    .insertInto('lender_exchange')
    .values({
      application_id: applicationId,
      loan_id: loanId,
      lender,
      at,
      first_at: at,
      action,
      request,
      response,
      is_failure: isFailure,
    })
    .execute()
}

/** How many exchanges a trail shows. */
const TRAIL_LIMIT = 200

/** The trail of an application, or of one loan, newest first. */
export const listExchanges = (db: Db, about: { applicationId: string } | { loanId: string }) =>
  db
    .selectFrom('lender_exchange')
    .select(['nr', 'at', 'action', 'request', 'response', 'is_failure as isFailure'])
    .select(['times', 'first_at as firstAt'])
    .where((eb) =>
      'loanId' in about
        ? eb('loan_id', '=', about.loanId)
        : eb('application_id', '=', about.applicationId),
    )
    .orderBy('at', 'desc')
    .orderBy('nr', 'desc')
    .limit(TRAIL_LIMIT)
    .execute()

/** The lenders whose newest exchange failed after that time. Reads one row a lender. */
export async function listFailing(db: Db, after: Date): Promise<Set<string>> {
  const { rows } = await sql<{ lender: string }>`
    select lender from unnest(${[...lenderCodes]}::text[]) as known (lender) cross join lateral (
      select is_failure, at from lender_exchange where lender_exchange.lender = known.lender
      order by at desc, nr desc limit 1) as newest
    where is_failure and at >= ${after}`.execute(db)
  return new Set(rows.map(({ lender }) => lender))
}
