import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CodePurpose } from '../rules/code-limits.ts'

/** Whose code it is, and what it confirms. */
export type CodeSubject = { accountId: string; purpose: CodePurpose; subjectId: string }

export type CodeRecord = {
  nr: number
  phone: string
  codeHash: Buffer
  /** The key that it was hashed with; null for the database's own. */
  keyId: string | null
  requestedAt: Date
  expiresAt: Date
  guesses: number
  usedAt: Date | null
}

/** The database's own key. */
export const loadSecret = async (db: Db): Promise<string> =>
  (await db.selectFrom('one_time_code_key').select('secret').executeTakeFirstOrThrow()).secret

/** Replaces the database's own key; codes that it hashed are over. */
export async function replaceSecret(tx: Db, at: Date): Promise<void> {
  await sql`update one_time_code_key set secret =
    encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex')`.execute(
    tx,
  )
  await tx
    .updateTable('one_time_code')
    .set({ expires_at: at })
    .where('key_id', 'is', null)
    .where('expires_at', '>', at)
    .execute()
}

/** The phone number of an account. */
export const findPhone = async (db: Db, accountId: string): Promise<string> =>
  (
    await db
      .selectFrom('account')
      .select('phone')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).phone

const selectNewest = (db: Db, { accountId, purpose, subjectId }: CodeSubject) =>
  db
    .selectFrom('one_time_code')
    .select(['nr', 'phone', 'code_hash as codeHash', 'guesses', 'used_at as usedAt'])
    .select(['key_id as keyId'])
    .select(['requested_at as requestedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .orderBy('nr', 'desc')
    .limit(1)

/** The newest code for a subject; those before it count no more. */
export const findNewest = (db: Db, subject: CodeSubject): Promise<CodeRecord | undefined> =>
  selectNewest(db, subject).executeTakeFirst()

/** The same, locked until the transaction ends, so that concurrent attempts run one after the other. */
export const lockNewest = (tx: Db, subject: CodeSubject): Promise<CodeRecord | undefined> =>
  selectNewest(tx, subject).forUpdate().executeTakeFirst()

export const insertCode = (
  tx: Db,
  code: CodeSubject & {
    codeHash: Buffer
    keyId: string | null
    phone: string
    network: string
    requestedAt: Date
    expiresAt: Date
  },
) =>
  tx
    .insertInto('one_time_code')
    .values({
      account_id: code.accountId,
      purpose: code.purpose,
      subject_id: code.subjectId,
      code_hash: code.codeHash,
      key_id: code.keyId,
      phone: code.phone,
      network: code.network,
      requested_at: code.requestedAt,
      expires_at: code.expiresAt,
    })
    .execute()

export const countGuess = (tx: Db, nr: number) =>
  tx
    .updateTable('one_time_code')
    .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
    .where('nr', '=', nr)
    .execute()

export const markUsed = (tx: Db, nr: number, at: Date) =>
  tx.updateTable('one_time_code').set({ used_at: at }).where('nr', '=', nr).execute()

/** Requests of one account, to one number and from one network take turns until the transaction ends. */
export async function lockRequests(tx: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`one-time-code ${key}`}, 0))`.execute(
      tx,
    )
}

/** When codes were requested since `after`: of the account for one purpose, and counts with the oldest. */
export async function countRequests(
  tx: Db,
  {
    accountId,
    purpose,
    phone,
    network,
  }: Omit<CodeSubject, 'subjectId'> & {
    phone: string
    network: string
  },
  after: Date,
) {
  const { rows } = await sql<{
    scope: 'account' | 'phone' | 'network'
    count: number
    since: Date
  }>`
    select 'account' as scope, count(*)::integer as count, min(requested_at) as since from one_time_code
      where account_id = ${accountId}::uuid and requested_at > ${after}
    union all select 'phone', count(*)::integer, min(requested_at) from one_time_code
      where phone = ${phone} and requested_at > ${after}
    union all select 'network', count(*)::integer, min(requested_at) from one_time_code
      where network = ${network} and requested_at > ${after}`.execute(tx)
  const last = await tx
    .selectFrom('one_time_code')
    .select(({ fn }) => fn.max('requested_at').as('at'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return { scopes: rows, lastAt: (last?.at ?? null) as Date | null }
}

export const deleteCodesOf = (tx: Db, accountId: string) =>
  tx.deleteFrom('one_time_code').where('account_id', '=', accountId).execute()

/** Deletes codes from before then, which can be neither tried nor counted any more. */
export const deleteCodesBefore = (db: Db, before: Date) =>
  db.deleteFrom('one_time_code').where('requested_at', '<', before).execute()
