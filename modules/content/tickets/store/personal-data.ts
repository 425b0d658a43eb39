import type { Db } from '#platform/database/database.ts'
import type { TicketRecord } from './tickets.ts'

/** The tickets of an account, oldest first. */
export const listOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('support_ticket')
    .select(['id', 'number', 'topic', 'subject', 'status', 'created_at as createdAt'])
    .$narrowType<Pick<TicketRecord, 'topic' | 'status'>>()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** Deletes the tickets of an account with their threads. Returns the files that they had. */
export async function deleteOfAccount(tx: Db, accountId: string): Promise<string[]> {
  const files = await tx
    .selectFrom('support_ticket_file as part')
    .innerJoin('support_ticket_message as message', 'message.id', 'part.message_id')
    .innerJoin('support_ticket as t', 't.id', 'message.ticket_id')
    .select('part.file_id as fileId')
    .where('t.account_id', '=', accountId)
    .execute()
  await tx.deleteFrom('support_ticket').where('account_id', '=', accountId).execute()
  return files.map(({ fileId }) => fileId)
}
