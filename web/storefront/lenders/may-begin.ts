import type { LenderApplicationStatus } from '#modules/finance/lenders/rules/lenders.ts'

/** Whether an application is not sent yet, or not begun. */
export const mayBegin = (status: LenderApplicationStatus | null): boolean =>
  status === null || status === 'draft'
