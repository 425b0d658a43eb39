import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a support ticket. `open` waits for staff, `answered` for the buyer. */
export const TicketStatus = ['open', 'answered', 'closed'] as const
export type TicketStatus = (typeof TicketStatus)[number]
export type TicketActor = 'buyer' | 'staff'

const ticketTransitions: Transitions<TicketStatus, TicketActor> = {
  open: { answered: ['staff'], closed: ['buyer', 'staff'] },
  answered: { open: ['buyer'], closed: ['buyer', 'staff'] },
  closed: {},
}

export const ticketStatusNames: Record<TicketStatus, string> = {
  open: 'Menunggu jawaban',
  answered: 'Sudah dijawab',
  closed: 'Selesai',
}

/** Its refusal is 409 `ticket.state`. */
export const ticketStateMachine = defineStateMachine({
  transitions: ticketTransitions,
  statusNames: ticketStatusNames,
  refusalCode: 'ticket.state',
  subject: 'Tiket',
})
