import { defineEventLog } from '#platform/database/event-log.ts'
import type { RefundActor, RefundStatus } from '../rules/refund-status.ts'

export const refundEvents = defineEventLog<RefundStatus, RefundActor>({
  table: 'refund_event',
  owner: 'refund_id',
  actor: 'actor',
})
