import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Desk } from './sessions.ts'

/** The wrong passwords counted for an address of mail that is not over yet. */
export const counted = (db: Db, desk: Desk, emailHash: Buffer, after: Date) =>
  db
    .selectFrom('sign_in_try')
    .select(['wrong', 'since'])
    .where('desk', '=', desk)
    .where('email_hash', '=', emailHash)
    .where('since', '>', after)
    .executeTakeFirst()

/** Counts one more; a count that began at or before `after` begins anew. Old counts go. */
export async function countWrong(db: Db, desk: Desk, emailHash: Buffer, now: Date, after: Date) {
  await sql`delete from sign_in_try where since <= ${after}`.execute(db)
  await sql`
    insert into sign_in_try as kept (desk, email_hash, since, wrong)
    values (${desk}, ${emailHash}, ${now}, 1)
    on conflict (desk, email_hash) do update set wrong = kept.wrong + 1`.execute(db)
}

/** The right password ends the count. */
export const forget = (db: Db, desk: Desk, emailHash: Buffer) =>
  db
    .deleteFrom('sign_in_try')
    .where('desk', '=', desk)
    .where('email_hash', '=', emailHash)
    .execute()
