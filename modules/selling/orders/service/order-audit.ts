import type { StaffContext } from '#platform/http/context.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'

/** Records in the audit log what a member of staff has changed of an order, or of what belongs to it. */
export const recordOrderAudit = (
  ctx: StaffContext,
  { id, number }: { id: string; number: string },
  action: string,
  states: { before?: unknown; after: unknown },
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'order',
    entityId: id,
    entityLabel: number,
    ...states,
  })
