import type { Db } from '#platform/database/database.ts'
import type { AccountStatus } from '../rules/accounts.ts'

/** The personal data in the account's own row. */
export const findProfile = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'status', 'tracker', 'created_at', 'activated_at'])
    .select('notice_closed_at')
    .$narrowType<{ status: AccountStatus }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The stored sessions of an account, newest first. */
export const listSessions = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at', 'address', 'agent', 'ended_at', 'ended_why'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()

/** The Google accounts that are linked to an account. */
export const listGoogleLinks = (db: Db, accountId: string) =>
  db
    .selectFrom('google_link')
    .select(['subject', 'linked_at'])
    .where('account_id', '=', accountId)
    .execute()

/** When links were e-mailed to an account. Their tokens are stored as hashes and not listed. */
export async function listEmailLinks(db: Db, accountId: string) {
  const columns = ['created_at', 'expires_at', 'used_at'] as const
  const [activations, resets, verifications] = await Promise.all([
    db.selectFrom('activation').select(columns).where('account_id', '=', accountId).execute(),
    db.selectFrom('password_reset').select(columns).where('account_id', '=', accountId).execute(),
    db
      .selectFrom('mail_proof')
      .select(['created_at', 'expires_at', 'opened_at as used_at'])
      .where('account_id', '=', accountId)
      .execute(),
  ])
  return { activations, resets, proofs: verifications }
}

/** Locks an account until the transaction ends. */
export const lockAccount = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['id', 'name', 'email', 'phone', 'status'])
    .$narrowType<{ status: AccountStatus }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Deletes an account's sessions with their tokens, its devices, the links e-mailed to it, and its link with Google. */
export async function removeAccess(tx: Db, accountId: string): Promise<void> {
  const own = tx.selectFrom('session').select('id').where('account_id', '=', accountId)
  // Locks the sessions before deleting tokens: a concurrent refresh runs before or after, never in between.
  await own.forUpdate().execute()
  await tx.deleteFrom('session_token').where('session_id', 'in', own).execute()
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('known_device').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('activation').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('mail_proof').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('google_link').where('account_id', '=', accountId).execute()
}

export type AnonymizedAccount = { name: string; email: string; status: AccountStatus; at: Date }

/** Removes the personal data from an account's row. */
export const anonymize = (tx: Db, id: string, { name, email, status, at }: AnonymizedAccount) =>
  tx
    .updateTable('account')
    .set({
      name,
      email,
      status,
      phone: '',
      password_hash: null,
      tracker: null,
      notice_closed_at: null,
      closed_at: at,
    })
    .where('id', '=', id)
    .execute()
