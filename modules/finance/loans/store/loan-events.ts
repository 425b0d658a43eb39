import type { Db } from '#platform/database/database.ts'
import type { LenderCode, LoanEvent } from '#platform/lender/port.ts'
import type { LoanVerdict } from '../rules/loan-verdict.ts'

/** Stores an event; false where it is stored already. */
export async function insertLoanEvent(
  tx: Db,
  event: LoanEvent & { lender: LenderCode; receivedAt: Date; verdict: LoanVerdict },
): Promise<boolean> {
  const row = await tx
    .insertInto('loan_event')
    .values({
      lender: event.lender,
      event_id: event.eventId,
      loan_id: event.reference,
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
