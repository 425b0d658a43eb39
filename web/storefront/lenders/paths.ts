import { buildRegistrationPath } from '#modules/finance/lenders/rules/registration-path.ts'
import { lenderCodes, type LenderCode } from '#platform/lender/port.ts'

/** The lender whose page this is. */
export const readLender = ({ pathname }: Pick<URL, 'pathname'>): LenderCode =>
  lenderCodes.find((lender) => pathname.startsWith(buildRegistrationPath(lender)))!
