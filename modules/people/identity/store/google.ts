import type { Db } from '#platform/database/database.ts'

/** Stores a started attempt and deletes expired ones. */
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

/** Deletes an attempt. Returns false for a used, expired or unknown one. */
export async function consumeAttempt(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('google_attempt')
    .where('ticket_hash', '=', hash)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now
}

/** The account that is linked to a Google subject. */
export async function findAccountId(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('google_link')
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

/** Links a subject and an account; does nothing where either is already linked. */
export const link = (db: Db, subject: string, accountId: string, at: Date) =>
  db
    .insertInto('google_link')
    .values({ subject, account_id: accountId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()

export const unlink = (db: Db, accountId: string) =>
  db.deleteFrom('google_link').where('account_id', '=', accountId).execute()
