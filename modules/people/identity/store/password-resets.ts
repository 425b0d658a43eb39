import type { Db } from '#platform/database/database.ts'

/** `accountId` is null where the address is unknown. */
export const insert = (
  db: Db,
  link: { hash: Buffer; accountId: string | null; at: Date; expiresAt: Date },
) =>
  db
    .insertInto('password_reset')
    .values({
      token_hash: link.hash,
      account_id: link.accountId,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute()

const selectByHash = (db: Db, hash: Buffer) =>
  db
    .selectFrom('password_reset')
    .select(['account_id as accountId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', hash)

/** A link, also a used or expired one. */
export const find = (db: Db, hash: Buffer) => selectByHash(db, hash).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lock = (tx: Db, hash: Buffer) => selectByHash(tx, hash).forUpdate().executeTakeFirst()

/** Using one link uses all of them. */
export const markAllUsed = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('password_reset')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Deletes links that expired before then. */
export const removeExpiredBefore = (db: Db, before: Date) =>
  db.deleteFrom('password_reset').where('expires_at', '<', before).execute()
