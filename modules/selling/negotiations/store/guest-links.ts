import type { Db } from '#platform/database/database.ts'

const linkColumns = [
  'id',
  'guest_name as name',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
] as const

/** The links of a negotiation, newest first. */
export const listLinks = (db: Db, negotiationId: string) =>
  db
    .selectFrom('negotiation_guest_link')
    .select(linkColumns)
    .where('negotiation_id', '=', negotiationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type GuestLinkRow = Awaited<ReturnType<typeof listLinks>>[number]

export const insertLink = (
  tx: Db,
  link: { negotiationId: string; tokenHash: Buffer; name: string; at: Date; expiresAt: Date },
): Promise<GuestLinkRow> =>
  tx
    .insertInto('negotiation_guest_link')
    .values({
      negotiation_id: link.negotiationId,
      token_hash: link.tokenHash,
      guest_name: link.name,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .returning(linkColumns)
    .executeTakeFirstOrThrow()

/** Revokes a link; false where the negotiation has none of that id that is open. */
export async function revokeLink(tx: Db, negotiationId: string, id: string, at: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('negotiation_guest_link')
    .set({ revoked_at: at })
    .where('negotiation_id', '=', negotiationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The open link with that token. */
export const findOpenLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('negotiation_guest_link')
    .select(linkColumns)
    .select('negotiation_id as negotiationId')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
