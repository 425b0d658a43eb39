import type { Db } from '#platform/database/database.ts'
import type { LenderCode, LoanEvent } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'
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

/** Money of a lender that fitted no order, and of which finance has not said what became of it. */
export type OpenMisfit = { loanId: string; eventId: string; amount: Money }

export const listOpenMisfits = (db: Db, loanIds: readonly string[]): Promise<OpenMisfit[]> =>
  db
    .selectFrom('loan_event')
    .select(['loan_id as loanId', 'event_id as eventId', 'amount'])
    .$narrowType<{ amount: Money }>()
    .where('loan_id', 'in', [...loanIds])
    .where('amount', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('nr')
    .execute()

type EventKey = { lender: LenderCode; eventId: string }

export const saveMisfitAmount = (
  tx: Db,
  { lender, eventId, amount }: EventKey & { amount: Money },
) =>
  tx
    .updateTable('loan_event')
    .set({ amount })
    .where('lender', '=', lender)
    .where('event_id', '=', eventId)
    .execute()

export const closeMisfitEvent = (tx: Db, { lender, eventId, at }: EventKey & { at: Date }) =>
  tx
    .updateTable('loan_event')
    .set({ closed_at: at })
    .where('lender', '=', lender)
    .where('event_id', '=', eventId)
    .execute()
