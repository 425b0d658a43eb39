import { defineEventLog } from '#platform/database/event-log.ts'
import type { PurchaseOrderActor, PurchaseOrderStatus } from '../rules.ts'

/** `internal` events are shown to staff only. */
type Extra = { internal: boolean }

export const purchaseOrderEvents = defineEventLog<PurchaseOrderStatus, PurchaseOrderActor, Extra>({
  table: 'upo_event',
  owner: 'upo_id',
  actor: 'actor',
  extra: { internal: 'boolean' },
})
