import type { Db } from '#platform/database/database.ts'
import type { AccountStatus } from '../rules/accounts.ts'

/** All that an account's own row says. */
export const findProfile = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'status', 'tracker', 'created_at', 'activated_at'])
    .select('notice_closed_at')
    .$narrowType<{ status: AccountStatus }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The sessions of an account that are still remembered, the newest first. */
export const listSessions = (db: Db, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at', 'address', 'agent', 'ended_at', 'ended_why'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()

/** The person of Google's who opens an account. */
export const listGoogleLinks = (db: Db, accountId: string) =>
  db
    .selectFrom('google_link')
    .select(['subject', 'linked_at'])
    .where('account_id', '=', accountId)
    .execute()

/** When links were mailed to an account; what opens them is kept as a hash and told to nobody. */
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

/** Locks an account until the transaction ends, with all that others know it by. */
export const lockAccount = (tx: Db, id: string) =>
  tx
    .selectFrom('account')
    .select(['id', 'name', 'email', 'phone', 'status'])
    .$narrowType<{ status: AccountStatus }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Takes an account's sessions with their tokens, every link that was mailed to it, and Google's way in. */
export async function removeAccess(tx: Db, accountId: string): Promise<void> {
  const own = tx.selectFrom('session').select('id').where('account_id', '=', accountId)
  // Sessions before their tokens: a tab that renews one comes before or after, never in between.
  await own.forUpdate().execute()
  await tx.deleteFrom('session_token').where('session_id', 'in', own).execute()
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('activation').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('mail_proof').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('google_link').where('account_id', '=', accountId).execute()
}

export type AnonymizedAccount = { name: string; email: string; status: AccountStatus; at: Date }

/** Takes from an account's row whatever tells whose it was. */
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
