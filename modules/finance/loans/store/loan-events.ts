import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import type { LenderCode, LoanEvent } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'
import type { LoanVerdict } from '../rules/loan-verdict.ts'

/** Stores an event; false where it is stored already. */
export const insertLoanEvent = (
  tx: Db,
  event: LoanEvent & { lender: LenderCode; receivedAt: Date; verdict: LoanVerdict },
): Promise<boolean> =>
  insertOnce(tx, 'loan_event', ['lender', 'event_id'], {
    lender: event.lender,
    event_id: event.eventId,
    loan_id: event.reference,
    status: event.status,
    happened_at: event.at,
    received_at: event.receivedAt,
    verdict: event.verdict,
  })

/** Money of a lender that no order waits for, while finance has not said what became of it. */
export type UnmatchedLoanMoney = { loanId: string; eventId: string; amount: Money }

export const listUnmatchedMoney = (
  db: Db,
  loanIds: readonly string[],
): Promise<UnmatchedLoanMoney[]> =>
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

export const saveUnmatchedAmount = (
  tx: Db,
  { lender, eventId, amount }: EventKey & { amount: Money },
) =>
  tx
    .updateTable('loan_event')
    .set({ amount })
    .where('lender', '=', lender)
    .where('event_id', '=', eventId)
    .execute()

export const markResolved = (tx: Db, { lender, eventId, at }: EventKey & { at: Date }) =>
  tx
    .updateTable('loan_event')
    .set({ closed_at: at })
    .where('lender', '=', lender)
    .where('event_id', '=', eventId)
    .execute()
