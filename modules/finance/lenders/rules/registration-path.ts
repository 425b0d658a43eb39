import type { LenderCode } from '#platform/lender/port.ts'

/** Where a company applies at a lender, one step after the other. */
export const buildRegistrationPath = (lender: LenderCode): string => `/${lender}-registration`

/** What became of an application that was sent. */
export const buildRegistrationSuccessPath = (lender: LenderCode): string =>
  `${buildRegistrationPath(lender)}/success`
