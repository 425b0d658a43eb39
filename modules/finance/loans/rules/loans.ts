import type { LenderCode } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'

/**
 * `opened`: waits for the buyer's code. `submitted`: the lender decides. `approved`: it pays once the buyer confirms the
 * delivery. `paid`: it has paid, and the buyer repays it. Only the first three may still end without money.
 */
export const LoanStatus = [
  'opened',
  'submitted',
  'approved',
  'paid',
  'repaid',
  'refused',
  'cancelled',
] as const
export type LoanStatus = (typeof LoanStatus)[number]

export const loanStatusNames: Record<LoanStatus, string> = {
  opened: 'Menunggu kode',
  submitted: 'Diproses pemberi dana',
  approved: 'Disetujui',
  paid: 'Berjalan',
  repaid: 'Lunas',
  refused: 'Ditolak',
  cancelled: 'Dibatalkan',
}

/** Whether an order waits for a loan. */
export const isLoanOpen = (status: LoanStatus): boolean =>
  status === 'opened' || status === 'submitted' || status === 'approved'

/** In how many months a lender lets one repay; the first is offered first. */
const loanTenors: Record<LenderCode, readonly number[]> = {
  credilinq: [1, 3, 6],
  koinworks: [3, 1, 6, 12],
  'modal-rakyat': [1, 3],
}

/** In how many months a lender lets one repay so much: each month has a sen to repay. The first is offered first. */
export const listTenors = (lender: LenderCode, amount: Money): readonly number[] =>
  loanTenors[lender].filter((months) => months <= amount)
