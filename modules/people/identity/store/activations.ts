import type { Db } from '#platform/database/database.ts'

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

/** A link, also a used or expired one. */
export const find = (db: Db, hash: Buffer) =>
  db
    .selectFrom('activation')
    .select(['account_id as accountId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Using one link uses all of them; opening a second one is refused as used. */
export const markAllUsed = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('activation')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Deletes the links of a registration that has been replaced. */
export const removeUnused = (db: Db, accountId: string) =>
  db
    .deleteFrom('activation')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
