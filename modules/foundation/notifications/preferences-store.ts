import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { ChannelChoice } from './rules/notification-kinds.ts'

/** The addresses of an account, and whether it has verified the phone number. */
export async function findAddresses(db: Db, accountId: string) {
  const { rows } = await sql<{ email: string; phone: string; isPhoneVerified: boolean }>`
    select email, phone, exists (select from verified_phone where account_id = account.id
      and verified_phone.phone = account.phone) as "isPhoneVerified"
    from account where id = ${accountId}::uuid`.execute(db)
  return rows[0]!
}

/** What these accounts have chosen. */
export const listChoices = (
  db: Db,
  accountIds: readonly string[],
): Promise<(ChannelChoice & { account_id: string })[]> =>
  db
    .selectFrom('notification_choice')
    .select(['account_id', 'kind', 'channel', 'active'])
    .where('account_id', 'in', accountIds)
    .orderBy('kind')
    .orderBy('channel')
    .execute()

/** Of these accounts those whose phone number is verified. */
export async function listReachable(db: Db, accountIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from account join verified_phone on account_id = id and verified_phone.phone = account.phone
    where id = any(${[...accountIds]}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Saves what an account wants of each kind by each channel. */
export const saveChoices = (tx: Db, accountId: string, choices: readonly ChannelChoice[]) =>
  tx
    .insertInto('notification_choice')
    .values(choices.map((choice) => ({ account_id: accountId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ active: eb.ref('excluded.active') })),
    )
    .execute()

type NewPhoneCode = { phone: string; codeHash: Buffer; expiresAt: Date }

/** Saves a code in the place of an earlier one. */
export const saveCode = (tx: Db, accountId: string, { phone, codeHash, expiresAt }: NewPhoneCode) =>
  sql`
    insert into phone_code (account_id, phone, code_hash, expires_at)
    values (${accountId}::uuid, ${phone}, ${codeHash}, ${expiresAt})
    on conflict (account_id) do update set phone = excluded.phone, code_hash = excluded.code_hash,
      expires_at = excluded.expires_at, guesses = 0`.execute(tx)

/**
 * Counts an attempt at the account's code, and locks it until the transaction ends. Undefined if there is no valid
 * code: expired, tried too often, or sent to an old number.
 */
export async function countGuess(tx: Db, accountId: string, maxGuesses: number, now: Date) {
  const { rows } = await sql<{ phone: string; codeHash: Buffer }>`
    update phone_code set guesses = guesses + 1 from account
    where account_id = ${accountId}::uuid and account.id = account_id and account.phone = phone_code.phone
      and guesses < ${maxGuesses} and expires_at > ${now}
    returning phone_code.phone, code_hash as "codeHash"`.execute(tx)
  return rows[0]
}

/** Marks the number as the account's own, and uses up its code. */
export async function markVerified(tx: Db, accountId: string, phone: string, at: Date) {
  await sql`
    insert into verified_phone (account_id, phone, verified_at) values (${accountId}::uuid, ${phone}, ${at})
    on conflict (account_id) do update set phone = excluded.phone, verified_at = excluded.verified_at`.execute(
    tx,
  )
  await tx.deleteFrom('phone_code').where('account_id', '=', accountId).execute()
}

/** The number that an account has verified, and when. */
export const findVerifiedPhone = (db: Db, accountId: string) =>
  db
    .selectFrom('verified_phone')
    .select(['phone', 'verified_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Deletes choices, number and code of an account. */
export async function removePreferences(tx: Db, accountId: string): Promise<void> {
  for (const table of ['notification_choice', 'verified_phone', 'phone_code'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}
