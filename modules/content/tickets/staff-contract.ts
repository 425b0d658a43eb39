import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { ReplyTemplate, ReplyTemplateInput } from '#modules/foundation/reply-templates/contract.ts'
import { attachmentRefusals, attachments, MessageText, Ticket, TicketMessage } from './contract.ts'
import { TicketStatus } from './rules/ticket-status.ts'
import { TicketTopic } from './rules/topics.ts'

const Colleague = z.object({ id: z.string(), name: z.string() })

const StaffTicketRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(TicketStatus),
  topic: z.enum(TicketTopic),
  subject: z.string(),
  buyer: z.string(),
  handler: z.string().nullable(),
  updatedAt: DateTime,
  /** Whole hours since then. */
  ageHours: z.int(),
})

/** A ticket with its internal notes. */
const StaffTicket = Ticket.extend({
  messages: z.array(TicketMessage.extend({ internal: z.boolean() })),
  buyer: z.object({
    accountId: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string().nullable(),
  }),
  handler: Colleague.nullable(),
  /** Who can work on it. */
  colleagues: z.array(Colleague),
})

const staffCall = { who: 'staff', roles: ['sales'] } as const
const stepCall = { ...staffCall, ids: 'uuid', response: json(StaffTicket) } as const

export const staffTicketCalls = {
  queue: call('GET /staff/tickets', {
    ...staffCall,
    summary: 'Open tickets, longest waiting first; others newest first',
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(TicketStatus).optional().catch(undefined),
    }),
    response: json(listOf(StaffTicketRow)),
  }),
  show: call('GET /staff/tickets/{id}', { ...stepCall, summary: 'One ticket with its thread' }),
  answer: call('POST /staff/tickets/{id}/answer', {
    ...stepCall,
    summary: 'Answer the buyer, with up to three files; the ticket then waits for them',
    idempotent: 'byHandler',
    form: z.object({ text: MessageText }),
    files: attachments,
    refusals: [...attachmentRefusals, 'ticket.state'],
  }),
  note: call('POST /staff/tickets/{id}/note', {
    ...stepCall,
    summary: 'Add a note for colleagues',
    body: z.object({ text: MessageText }),
  }),
  assign: call('POST /staff/tickets/{id}/assign', {
    ...stepCall,
    summary: 'Hand a ticket to a colleague, or to nobody',
    body: z.object({ staffId: z.uuid().nullable() }),
    refusals: ['ticket.state', 'ticket.colleague'],
  }),
  close: call('POST /staff/tickets/{id}/close', {
    ...stepCall,
    summary: 'Close a ticket and notify the buyer',
    refusals: ['ticket.state'],
  }),
  replyAsBuyer: call('POST /staff/tickets/{id}/email-replies', {
    ...staffCall,
    ids: 'uuid',
    summary: 'Answer a ticket’s e-mail as its buyer, where no mail server is set up',
    body: z.object({ text: MessageText }),
    refusals: ['ticket.mail'],
    response: json(
      z.object({
        /** What became of the e-mail: `stored`, or why not. */
        outcome: z.string(),
      }),
    ),
  }),
  file: call('GET /staff/tickets/{id}/files/{fileId}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'A file of a ticket',
    response: storedFile(),
  }),
  templates: call('GET /staff/ticket-templates', {
    ...staffCall,
    summary: 'Sentences that staff write often in tickets',
    response: json(z.object({ results: z.array(ReplyTemplate) })),
  }),
  saveTemplate: call('PUT /staff/ticket-templates', {
    ...staffCall,
    summary: 'Save such a sentence under its title; an empty text removes it',
    body: ReplyTemplateInput,
    response: json(z.object({ results: z.array(ReplyTemplate) })),
  }),
}
