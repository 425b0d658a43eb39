import type { Db } from '#platform/database/database.ts'
import type { LenderCode, LenderEvent } from '#platform/lender/port.ts'

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

/** Notes what a lender was asked and what it answered; masked by the caller. */
export const insertExchange = (db: Db, exchange: NewExchange) =>
  db
    .insertInto('lender_exchange')
    .values({
      application_id: exchange.applicationId,
      loan_id: exchange.loanId ?? null,
      lender: exchange.lender,
      at: exchange.at,
      action: exchange.action,
      request: JSON.stringify(exchange.request ?? null),
      response: JSON.stringify(exchange.response ?? null),
      is_failure: exchange.isFailure,
    })
    .execute()

/** The trail of an application, or of one loan, newest first. */
export const listExchanges = (db: Db, about: { applicationId: string } | { loanId: string }) =>
  db
    .selectFrom('lender_exchange')
    .select(['nr', 'at', 'action', 'request', 'response', 'is_failure as isFailure'])
    .where((eb) =>
      'loanId' in about
        ? eb('loan_id', '=', about.loanId)
        : eb('application_id', '=', about.applicationId),
    )
    .orderBy('nr', 'desc')
    .limit(200)
    .execute()

/** The lenders whose newest exchange failed after that time. */
export async function listFailing(db: Db, after: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lender_exchange')
    .distinctOn('lender')
    .select(['lender', 'is_failure', 'at'])
    .orderBy('lender')
    .orderBy('nr', 'desc')
    .execute()
  return new Set(
    rows.filter((row) => row.is_failure && row.at >= after).map(({ lender }) => lender),
  )
}

/** Stores an event; false where it is stored already. */
export async function insertLenderEvent(
  tx: Db,
  event: LenderEvent & {
    lender: LenderCode
    applicationId: string
    receivedAt: Date
    verdict: 'applied' | 'late'
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('lender_event')
    .values({
      lender: event.lender,
      event_id: event.eventId,
      application_id: event.applicationId,
      status: event.status,
      happened_at: event.at,
      received_at: event.receivedAt,
      verdict: event.verdict,
    })
    .onConflict((conflict) => conflict.columns(['lender', 'event_id']).doNothing())
    .returning('nr')
    .executeTakeFirst()
  return row !== undefined
}
