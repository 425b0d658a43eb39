import type { Db } from '#platform/database/database.ts'

/** Deletes an account's addresses, including removed ones. */
export const removeAll = (tx: Db, accountId: string) =>
  tx.deleteFrom('address').where('account_id', '=', accountId).execute()

/** The addresses that were removed from the address book but not yet deleted. */
export const listRemoved = (db: Db, accountId: string) =>
  db
    .selectFrom('address')
    .select(['label', 'recipient', 'phone', 'street', 'postal_code', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .execute()
