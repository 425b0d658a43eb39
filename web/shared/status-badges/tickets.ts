import type { TicketStatus } from '#modules/content/tickets/rules/ticket-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const ticketStatusTones: Record<TicketStatus, BadgeTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
}
