import type { Db } from '#platform/database/database.ts'

/** Keeps a link of an activation mail. */
export const insert = (
  db: Db,
  link: { hash: Buffer; accountId: string; at: Date; expiresAt: Date },
) =>
  db
    .insertInto('activation')
    .values({
      token_hash: link.hash,
      account_id: link.accountId,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute()

/** A link, opened or not. */
export const find = (db: Db, hash: Buffer) =>
  db
    .selectFrom('activation')
    .select(['account_id as accountId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** One link opened is all of them used: a second one says so, and does nothing. */
export const markAllUsed = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('activation')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Links to what is no longer registered open nothing. */
export const removeUnused = (db: Db, accountId: string) =>
  db
    .deleteFrom('activation')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
