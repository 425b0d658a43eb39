import type { Db } from '#platform/database/database.ts'

/** Keeps an attempt that has begun; those that ran out go. */
export async function insertAttempt(
  db: Db,
  { hash, now, expiresAt }: { hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('google_attempt').where('expires_at', '<=', now).execute()
  await db
    .insertInto('google_attempt')
    .values({ ticket_hash: hash, expires_at: expiresAt })
    .execute()
}

/** Uses an attempt up; false for one that was used, ran out or never was. */
export async function consumeAttempt(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('google_attempt')
    .where('ticket_hash', '=', hash)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now
}

/** The account that a subject of Google's opens. */
export async function findAccountId(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('google_link')
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

/** Lets a subject open an account; does nothing where either is linked already. */
export const link = (db: Db, subject: string, accountId: string, at: Date) =>
  db
    .insertInto('google_link')
    .values({ subject, account_id: accountId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()

/** Nobody of Google's opens the account any more. */
export const unlink = (db: Db, accountId: string) =>
  db.deleteFrom('google_link').where('account_id', '=', accountId).execute()
