import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A message has arrived, or was read, which it can only be once it has arrived. Returns 1 where that is new. */
export async function recordArrival(
  db: Db,
  whatsappId: string,
  at: Date,
  { isRead }: { isRead: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({
      delivered_at: sql`coalesce(delivered_at, ${at})`,
      ...(isRead ? { read_at: at } : {}),
    })
    .where('whatsapp_id', '=', whatsappId)
    .where(isRead ? 'read_at' : 'delivered_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * A message that was taken has not arrived: it counts as given up, so that staff can send it again. Returns its
 * id where that is new, and undefined for one that has arrived nevertheless.
 */
export async function recordFailure(
  db: Db,
  whatsappId: string,
  at: Date,
  failure: string,
): Promise<string | undefined> {
  const failed = await db
    .updateTable('message')
    .set({ sent_at: null, gave_up_at: at, failure: failure.slice(0, 500), whatsapp_id: null })
    .where('whatsapp_id', '=', whatsappId)
    .where('delivered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return failed?.id
}

/** Which of WhatsApp's ids are those of messages that the shop has sent. */
export async function listKnownIds(db: Db, whatsappIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('message')
    .select('whatsapp_id')
    .where('whatsapp_id', 'in', [...whatsappIds])
    .execute()
  return new Set(rows.map(({ whatsapp_id }) => whatsapp_id!))
}

/**
 * Writes the e-mail that goes out instead of a message that was given up. Returns its id; undefined where the message
 * has none, or it was written before.
 */
export async function insertEmailInstead(
  tx: Db,
  messageId: string,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into message (channel, template, recipient, subject, body_text, body_html, link, created_at, instead_of)
    select 'mail', template, email ->> 'recipient', subject, email ->> 'text', email ->> 'html', link, ${at}, id
    from message where id = ${messageId} and email is not null and gave_up_at is not null
    on conflict (instead_of) where instead_of is not null do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** WhatsApp's id of a message that it has taken. */
export async function findWhatsAppId(db: Db, id: string): Promise<string | undefined> {
  const message = await db
    .selectFrom('message')
    .select('whatsapp_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return message?.whatsapp_id ?? undefined
}
