import type { Db } from '#platform/database/database.ts'

type NewVerification = { hash: Buffer; accountId: string; email: string; at: Date; expiresAt: Date }

/** Stores a verification link and deletes earlier unopened ones. */
export async function replace(
  tx: Db,
  { hash, accountId, email, at, expiresAt }: NewVerification,
): Promise<void> {
  await tx
    .deleteFrom('mail_proof')
    .where('account_id', '=', accountId)
    .where('opened_at', 'is', null)
    .execute()
  await tx
    .insertInto('mail_proof')
    .values({
      token_hash: hash,
      account_id: accountId,
      email,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute()
}

/** Marks a valid link as opened, possibly again. Returns its account. */
export const markOpened = (db: Db, hash: Buffer, now: Date) =>
  db
    .updateTable('mail_proof')
    .set((eb) => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(now)) }))
    .from('account')
    .whereRef('account.id', '=', 'mail_proof.account_id')
    .whereRef('account.email', '=', 'mail_proof.email')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['account.email', 'account.name'])
    .executeTakeFirst()

/** The latest link for the account's current address, and whether it was opened. */
export const findLatest = (db: Db, accountId: string, email: string) =>
  db
    .selectFrom('mail_proof')
    .select(['created_at as sentAt', 'opened_at as openedAt'])
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
