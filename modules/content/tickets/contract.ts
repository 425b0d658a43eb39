import { z } from 'zod'
import { call, created, json, type FileRule, storedFile } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { ALL_FILE_KINDS, MAX_UPLOAD_BYTES } from '#modules/foundation/files/rules.ts'
import { TicketStatus } from './rules/ticket-status.ts'
import { TicketTopic } from './rules/topics.ts'

const OrderReference = z.object({ id: z.string(), number: z.string() })

const TicketRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(TicketStatus),
  topic: z.enum(TicketTopic),
  subject: z.string(),
  createdAt: DateTime,
  /** Since when it has its status. */
  updatedAt: DateTime,
})

export const TicketMessage = z.object({
  id: z.string(),
  author: z.enum(['buyer', 'staff']),
  name: z.string(),
  text: z.string(),
  at: DateTime,
  files: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
})

/** A ticket with its thread, oldest message first. */
export const Ticket = TicketRow.extend({
  order: OrderReference.nullable(),
  messages: z.array(TicketMessage),
  canClose: z.boolean(),
  canWrite: z.boolean(),
}).meta({ id: 'Ticket' })

export const MessageText = z
  .string('Tulis pesannya.')
  .trim()
  .min(3, 'Tulis pesannya.')
  .max(4000, 'Paling banyak 4.000 karakter.')

/** Staff can narrow what an attachment may be, so the service decides by their rule. */
const attachment = {
  max: MAX_UPLOAD_BYTES,
  maxPicture: MAX_PICTURE_BYTES,
  kinds: ALL_FILE_KINDS,
  wide: true,
  optional: true,
} as const satisfies FileRule

/** The parts of a form with a message and its attachments. */
export const attachments = { file: attachment, file2: attachment, file3: attachment }
export const attachmentRefusals = ['file.too_large', 'file.wrong_kind', 'file.name'] as const

const buyerCall = { service: 'ticket', who: 'buyer' } as const
const writeLimit = { times: 30, seconds: 600, by: 'caller' } as const

export const ticketCalls = {
  list: call('GET /tickets', {
    ...buyerCall,
    summary: 'My tickets, latest first (ours)',
    canLag: true,
    query: PageQuery.extend({ status: z.enum(TicketStatus).optional().catch(undefined) }),
    response: json(listOf(TicketRow)),
  }),
  open: call('POST /tickets', {
    ...buyerCall,
    summary: 'Ask customer service, with up to three files',
    /** The same files, sent once more, make the same request. */
    idempotent: 'byHandler',
    limit: writeLimit,
    form: z.object({
      topic: z.enum(TicketTopic, 'Pilih topiknya.'),
      subject: z
        .string('Tulis judulnya.')
        .trim()
        .min(5, 'Tulis judul yang lebih jelas.')
        .max(120, 'Paling banyak 120 karakter.'),
      text: MessageText,
      orderId: z.uuid('Pilih pesanannya.').optional(),
    }),
    files: attachments,
    refusals: [...attachmentRefusals, 'ticket.order'],
    response: created(Ticket),
  }),
  show: call('GET /tickets/{id}', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'One of my tickets with its thread (ours)',
    response: json(Ticket),
  }),
  write: call('POST /tickets/{id}/messages', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Write on in one of my tickets; it then waits for staff (ours)',
    idempotent: 'byHandler',
    limit: writeLimit,
    form: z.object({ text: MessageText }),
    files: attachments,
    refusals: [...attachmentRefusals, 'ticket.state'],
    response: created(Ticket),
  }),
  close: call('POST /tickets/{id}/close', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Close one of my tickets (ours)',
    refusals: ['ticket.state'],
    response: json(Ticket),
  }),
  file: call('GET /tickets/{id}/files/{fileId}', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'A file of one of my tickets (ours)',
    response: storedFile(),
  }),
}
