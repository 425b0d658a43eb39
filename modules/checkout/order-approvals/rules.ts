import { days } from '#platform/clock.ts'
import { Refusal } from '#platform/refusal.ts'
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

/** Throws 422 `order.po_number` where a company wants its own number on every order and there is none. */
export function assertPoNumber(
  { requiresPoNumber }: { requiresPoNumber: boolean | null },
  poNumber: string | null,
): void {
  if (!requiresPoNumber || poNumber) return
  const message = 'Perusahaan ini mewajibkan nomor PO di setiap pesanan. Tulis nomornya.'
  throw Refusal.field('poNumber', 'order.po_number', message)
}
