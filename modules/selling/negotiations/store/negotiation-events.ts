import { defineEventLog } from '#platform/database/event-log.ts'
import type { NegotiationActor, NegotiationStatus } from '../rules/negotiation-status.ts'

export const negotiationEvents = defineEventLog<NegotiationStatus, NegotiationActor>({
  table: 'negotiation_event',
  owner: 'negotiation_id',
  actor: 'actor',
})
