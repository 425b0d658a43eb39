import { days } from '#platform/clock.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CompanyRole, PoRules } from '#modules/people/company-members/rules.ts'

/** How long an order waits for its approval before it is cancelled. */
export const APPROVAL_TTL_MS = days(3)

/** Roles that decide about orders above a limit. */
export const canApprove = (role: CompanyRole): boolean => role !== 'purchaser'

/** Whether an order (sen, including PPN) has to wait for an approver. */
export const needsApproval = (
  { role, limit }: { role: CompanyRole; limit: number | null },
  total: number,
): boolean => role === 'purchaser' && limit !== null && total > limit

/** What an order carries of its company's purchase order. */
export type CarriedPurchaseOrder = {
  poNumber: string | null
  /** The upload of the buyer. */
  poFileId?: string | undefined
  /** Made of an uploaded purchase order, or by staff, whose buyer adds the file to the order. */
  isPoFileElsewhere?: boolean | undefined
}

/** Throws 422 `order.po_number`, `order.po_file` where a company wants on every order what this one lacks. */
export function assertPurchaseOrder(
  { requiresPoNumber, requiresPoFile }: { [Rule in keyof PoRules]: boolean | null },
  { poNumber, poFileId, isPoFileElsewhere }: CarriedPurchaseOrder,
): void {
  if (requiresPoNumber && !poNumber) {
    const message = 'Perusahaan ini mewajibkan nomor PO di setiap pesanan. Tulis nomornya.'
    throw Refusal.field('poNumber', 'order.po_number', message)
  }
  if (requiresPoFile && !poFileId && !isPoFileElsewhere) {
    const message = 'Perusahaan ini mewajibkan berkas PO di setiap pesanan. Unggah berkasnya.'
    throw Refusal.field('poFileId', 'order.po_file', message)
  }
}
