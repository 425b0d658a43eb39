import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

export type MailOutcome = 'stored' | 'closed'

/** The ticket of a reply address; undefined if there is none. */
export const findIdByToken = async (db: Db, token: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('support_ticket')
      .select('id')
      .where('reply_token', '=', token)
      .executeTakeFirst()
  )?.id

export async function findReplyToken(db: Db, ticketId: string): Promise<string> {
  const { reply_token: token } = await db
    .selectFrom('support_ticket')
    .select('reply_token')
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return token
}

/** Remembers an e-mail; false where it came before. */
export const remember = (
  tx: Db,
  mail: { messageId: string; ticketId: string; outcome: MailOutcome; at: Date },
): Promise<boolean> =>
  insertOnce(tx, 'inbound_mail', ['message_id'], {
    message_id: mail.messageId.slice(0, 500),
    ticket_id: mail.ticketId,
    outcome: mail.outcome,
    received_at: mail.at,
  })
