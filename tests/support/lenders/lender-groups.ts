import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'

type CallGroups = { registration: keyof Api; loans: keyof Api }

/** The calls of each lender. */
export const lenderGroups = {
  credilinq: { registration: 'credilinq', loans: 'credilinqLoans' },
  koinworks: { registration: 'koinworks', loans: 'koinworksLoans' },
  'modal-rakyat': { registration: 'modalRakyat', loans: 'modalRakyatLoans' },
} as const satisfies Record<LenderCode, CallGroups>

/** The calls of a loan, which are the same at each lender. */
export const pickLoanCalls = (api: Api, lender: LenderCode): Api['koinworksLoans'] =>
  api[lenderGroups[lender].loans]
