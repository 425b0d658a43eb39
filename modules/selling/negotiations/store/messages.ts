import type { Db } from '#platform/database/database.ts'

export type NegotiationMessageAuthor = 'buyer' | 'staff' | 'guest'
export type NewNegotiationMessage = {
  lineId: string | null
  author: NegotiationMessageAuthor
  name: string
  text: string
  internal: boolean
  at: Date
}

/** The messages of a negotiation, oldest first. */
export const listMessages = (db: Db, negotiationId: string) =>
  db
    .selectFrom('negotiation_message')
    .select(['id', 'line_id as lineId', 'author', 'author_name as name', 'text', 'internal', 'at'])
    .$narrowType<{ author: NegotiationMessageAuthor }>()
    .where('negotiation_id', '=', negotiationId)
    .orderBy('at')
    .orderBy('nr')
    .execute()

/** Inserts messages; those about a line of another negotiation are left out. */
export async function insertMessages(
  tx: Db,
  negotiationId: string,
  messages: readonly NewNegotiationMessage[],
): Promise<void> {
  if (messages.length === 0) return
  await tx
    .insertInto('negotiation_message')
    .values(
      messages.map((message) => ({
        negotiation_id: negotiationId,
        line_id: message.lineId,
        author: message.author,
        author_name: message.name,
        text: message.text,
        internal: message.internal,
        at: message.at,
      })),
    )
    .execute()
}
