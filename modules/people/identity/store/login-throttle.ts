import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Realm } from '../rules/realm.ts'

/** The wrong passwords counted for an address of mail that is not over yet. */
export const findFailures = (db: Db, realm: Realm, emailHash: Buffer, after: Date) =>
  db
    .selectFrom('sign_in_try')
    .select(['wrong', 'since'])
    .where('desk', '=', realm)
    .where('email_hash', '=', emailHash)
    .where('since', '>', after)
    .executeTakeFirst()

/** Counts one more; a count that began at or before `after` begins anew. Old counts go. */
export async function recordFailure(
  db: Db,
  realm: Realm,
  emailHash: Buffer,
  now: Date,
  after: Date,
) {
  await sql`delete from sign_in_try where since <= ${after}`.execute(db)
  await sql`
    insert into sign_in_try as kept (desk, email_hash, since, wrong)
    values (${realm}, ${emailHash}, ${now}, 1)
    on conflict (desk, email_hash) do update set wrong = kept.wrong + 1`.execute(db)
}

/** The right password ends the count. */
export const resetFailures = (db: Db, realm: Realm, emailHash: Buffer) =>
  db
    .deleteFrom('sign_in_try')
    .where('desk', '=', realm)
    .where('email_hash', '=', emailHash)
    .execute()
