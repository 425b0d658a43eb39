import type { Db } from '#platform/database/database.ts'

/** `staffId` is null where the address is unknown. */
export const insert = (
  db: Db,
  link: { hash: Buffer; staffId: string | null; at: Date; expiresAt: Date },
) =>
  db
    .insertInto('staff_password_link')
    .values({
      token_hash: link.hash,
      staff_id: link.staffId,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute()

/** A link, also a used or expired one. */
export const find = (db: Db, hash: Buffer) =>
  db
    .selectFrom('staff_password_link')
    .select(['staff_id as staffId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Using one link uses all of them. */
export const markAllUsed = (db: Db, staffId: string, at: Date) =>
  db
    .updateTable('staff_password_link')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** Deletes all links that have not been used. */
export const removeUnused = (db: Db, staffId: string) =>
  db
    .deleteFrom('staff_password_link')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** Deletes links that expired before then. */
export const removeExpiredBefore = (db: Db, before: Date) =>
  db.deleteFrom('staff_password_link').where('expires_at', '<', before).execute()
