import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Realm } from '../rules/realm.ts'

/** The wrong passwords for an e-mail address in the window that began after `after`. */
export const findFailures = (db: Db, realm: Realm, emailHash: Buffer, after: Date) =>
  db
    .selectFrom('sign_in_try')
    .select(['wrong', 'since'])
    .where('realm', '=', realm)
    .where('email_hash', '=', emailHash)
    .where('since', '>', after)
    .executeTakeFirst()

/** Counts a wrong password and deletes counts that began at or before `after`. */
export async function recordFailure(
  db: Db,
  realm: Realm,
  emailHash: Buffer,
  now: Date,
  after: Date,
) {
  await sql`delete from sign_in_try where since <= ${after}`.execute(db)
  await sql`
    insert into sign_in_try as failures (realm, email_hash, since, wrong)
    values (${realm}, ${emailHash}, ${now}, 1)
    on conflict (realm, email_hash) do update set wrong = failures.wrong + 1`.execute(db)
}

/** Deletes the count after a right password. */
export const resetFailures = (db: Db, realm: Realm, emailHash: Buffer) =>
  db
    .deleteFrom('sign_in_try')
    .where('realm', '=', realm)
    .where('email_hash', '=', emailHash)
    .execute()
