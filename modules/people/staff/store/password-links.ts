import type { Db } from '#platform/database/database.ts'

/** Keeps a link to choose a password; `staffId` is null where the address is nobody's. */
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

/** A link, used or not. */
export const find = (db: Db, hash: Buffer) =>
  db
    .selectFrom('staff_password_link')
    .select(['staff_id as staffId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** One link used is all of them used. */
export const markAllUsed = (db: Db, staffId: string, at: Date) =>
  db
    .updateTable('staff_password_link')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** Takes back every link that was not used. */
export const removeUnused = (db: Db, staffId: string) =>
  db
    .deleteFrom('staff_password_link')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** Forgets links that ran out before then. */
export const removeExpiredBefore = (db: Db, before: Date) =>
  db.deleteFrom('staff_password_link').where('expires_at', '<', before).execute()
