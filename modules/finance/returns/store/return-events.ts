import { defineEventLog } from '#platform/database/event-log.ts'
import type { ReturnActor, ReturnStatus } from '../rules/return-status.ts'

export const returnEvents = defineEventLog<ReturnStatus, ReturnActor>({
  table: 'order_return_event',
  owner: 'return_id',
  actor: 'actor',
})
