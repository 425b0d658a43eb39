import type { Db } from '#platform/database/database.ts'

/** Deletes an account's address book, with what was taken out of it before. */
export const removeAll = (tx: Db, accountId: string) =>
  tx.deleteFrom('address').where('account_id', '=', accountId).execute()

/** Addresses that were taken out of the book and are kept all the same. */
export const listRemoved = (db: Db, accountId: string) =>
  db
    .selectFrom('address')
    .select(['label', 'recipient', 'phone', 'street', 'postal_code', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .execute()
