import type { Db } from '#platform/database/database.ts'

/** The trail of a loan, newest first. */
export const listExchanges = (db: Db, loanId: string) =>
  db
    .selectFrom('lender_exchange')
    .select(['nr', 'at', 'action', 'request', 'response', 'is_failure as isFailure'])
    .where('loan_id', '=', loanId)
    .orderBy('nr', 'desc')
    .limit(200)
    .execute()
