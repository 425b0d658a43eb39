import { defineEventLog } from '#platform/database/event-log.ts'
import type { TicketActor, TicketStatus } from '../rules/ticket-status.ts'

export const ticketEvents = defineEventLog<TicketStatus, TicketActor>({
  table: 'support_ticket_event',
  owner: 'ticket_id',
  actor: 'actor',
})
