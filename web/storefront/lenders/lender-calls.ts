import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'

const groups = {
  credilinq: 'credilinq',
  'modal-rakyat': 'modalRakyat',
  koinworks: 'koinworks',
} as const satisfies Record<LenderCode, keyof Api>

/** The calls of an application at a lender, which are the same at each. */
export const pickLenderCalls = (
  api: Api,
  lender: LenderCode,
): Omit<Api['modalRakyat'], 'sendAgreement'> => api[groups[lender]]

/** How a company agrees to what a lender has sent; KoinWorks wants a code and a contract instead. */
export const pickAgreementCall = (
  api: Api,
  lender: LenderCode,
): Pick<Api['modalRakyat'], 'sendAgreement'> =>
  lender === 'credilinq' ? api.credilinq : api.modalRakyat

export type LenderApplication = Awaited<ReturnType<Api['modalRakyat']['step']>>
