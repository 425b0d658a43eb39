import { days } from '#platform/clock.ts'
import type { CompanyRole } from '#modules/people/company-members/rules.ts'

/** How long an order waits for its approval before it is cancelled. */
export const APPROVAL_TTL_MS = days(3)

/** Roles that decide about orders above a limit. */
export const canApprove = (role: CompanyRole): boolean => role !== 'purchaser'

/** Whether an order (sen, including PPN) has to wait for an approver. */
export const needsApproval = (
  { role, limit }: { role: CompanyRole; limit: number | null },
  total: number,
): boolean => role === 'purchaser' && limit !== null && total > limit
