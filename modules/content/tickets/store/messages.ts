import type { Db } from '#platform/database/database.ts'
import type { TicketActor } from '../rules/ticket-status.ts'

export type NewTicketMessage = {
  author: TicketActor
  name: string
  text: string
  internal: boolean
  at: Date
  files: readonly string[]
}

/** The messages of some tickets, oldest first. */
export const listMessages = async (db: Db, ticketIds: readonly string[]) =>
  ticketIds.length === 0
    ? []
    : db
        .selectFrom('support_ticket_message')
        .select(['id', 'ticket_id as ticketId', 'author', 'author_name as name', 'text'])
        .select(['internal', 'at'])
        .$narrowType<{ author: TicketActor }>()
        .where('ticket_id', 'in', [...ticketIds])
        .orderBy('at')
        .orderBy('nr')
        .execute()

export type TicketMessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** The files of some tickets' messages, in their order. */
export const listFiles = async (db: Db, ticketIds: readonly string[]) =>
  ticketIds.length === 0
    ? []
    : db
        .selectFrom('support_ticket_file as part')
        .innerJoin('support_ticket_message as message', 'message.id', 'part.message_id')
        .innerJoin('stored_file', 'stored_file.id', 'part.file_id')
        .select(['part.message_id as messageId', 'stored_file.id', 'stored_file.name'])
        .select(['stored_file.kind', 'message.internal'])
        .where('message.ticket_id', 'in', [...ticketIds])
        .orderBy('part.position')
        .execute()

export type TicketFileRow = Awaited<ReturnType<typeof listFiles>>[number]

/** Inserts a message with its stored files. */
export async function insertMessage(
  tx: Db,
  ticketId: string,
  { files, ...message }: NewTicketMessage,
): Promise<void> {
  const { id } = await tx
    .insertInto('support_ticket_message')
    .values({
      ticket_id: ticketId,
      author: message.author,
      author_name: message.name,
      text: message.text,
      internal: message.internal,
      at: message.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (files.length > 0)
    await tx
      .insertInto('support_ticket_file')
      .values(files.map((fileId, index) => ({ message_id: id, position: index, file_id: fileId })))
      .execute()
}
