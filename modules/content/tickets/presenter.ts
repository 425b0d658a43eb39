import { toIsoTime } from '#platform/clock.ts'
import { ticketStateMachine, type TicketActor } from './rules/ticket-status.ts'
import type { TicketFileRow, TicketMessageRow } from './store/messages.ts'
import type { TicketRecord } from './store/tickets.ts'

/** A ticket with its thread. */
export type TicketDetails = {
  record: TicketRecord
  messages: readonly TicketMessageRow[]
  files: readonly TicketFileRow[]
}

export const presentTicketRow = (record: TicketRecord) => ({
  id: record.id,
  number: record.number,
  status: record.status,
  topic: record.topic,
  subject: record.subject,
  createdAt: toIsoTime(record.createdAt),
  updatedAt: toIsoTime(record.updatedAt),
})

/** A ticket for its reader: a buyer sees no internal note and no name of staff. */
export const presentTicket = ({ record, messages, files }: TicketDetails, reader: TicketActor) => ({
  ...presentTicketRow(record),
  order: record.orderId ? { id: record.orderId, number: record.orderNumber! } : null,
  messages: messages
    .filter(({ internal }) => reader === 'staff' || !internal)
    .map(({ id, author, name, text, at, internal }) => ({
      id,
      author,
      name: author === 'staff' && reader === 'buyer' ? 'Tim bantuan' : name,
      text,
      at: toIsoTime(at),
      internal,
      files: files
        .filter(({ messageId }) => messageId === id)
        .map(({ id: fileId, name: fileName, kind }) => ({ id: fileId, name: fileName, kind })),
    })),
  canClose: ticketStateMachine.can(record.status, 'closed', reader),
  canWrite: record.status !== 'closed',
})
