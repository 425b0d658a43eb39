import type { LoanEventStatus } from '#platform/lender/port.ts'
import type { LoanStatus } from './loans.ts'

/**
 * What is made of an event. `late`: it is known already, or too late to matter. `early`: what comes before it is not known
 * yet, so the lender is asked to tell it again. `unmatched`: money that no order waits for; finance decides.
 */
export type LoanVerdict = 'applied' | 'late' | 'early' | 'unmatched'

/** What each state makes of each event; money is never late. */
const VERDICTS: Record<LoanStatus, Record<LoanEventStatus, LoanVerdict>> = {
  opened: { approved: 'late', refused: 'late', paid: 'unmatched', repaid: 'early' },
  submitted: { approved: 'applied', refused: 'applied', paid: 'applied', repaid: 'early' },
  approved: { approved: 'late', refused: 'applied', paid: 'applied', repaid: 'early' },
  paid: { approved: 'late', refused: 'late', paid: 'late', repaid: 'applied' },
  repaid: { approved: 'late', refused: 'late', paid: 'late', repaid: 'late' },
  refused: { approved: 'late', refused: 'late', paid: 'unmatched', repaid: 'early' },
  cancelled: { approved: 'late', refused: 'late', paid: 'unmatched', repaid: 'early' },
}

/** Whether an event moves its loan on: by the state alone, so that any order of the same events ends the same. */
export const judgeLoanEvent = (status: LoanStatus, event: LoanEventStatus): LoanVerdict =>
  VERDICTS[status][event]
