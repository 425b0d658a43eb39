import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'

const groups = {
  credilinq: 'credilinq',
  'modal-rakyat': 'modalRakyat',
  koinworks: 'koinworks',
} as const satisfies Record<LenderCode, keyof Api>

/** The calls of an application at a lender, which are the same at each. */
export const pickLenderCalls = (api: Api, lender: LenderCode): Api['modalRakyat'] =>
  api[groups[lender]]

export type LenderApplication = Awaited<ReturnType<Api['modalRakyat']['step']>>
