import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Realm } from '../rules/realm.ts'

export type GuessCounter = { realm: Realm; emailHash: Buffer; source: string }

/**
 * Counts a guess before it is verified, so that of many concurrent ones each has a number of its own. A
 * window that began at or before `after` starts again. Returns the guesses of the window.
 */
export async function increment(
  db: Db,
  { realm, emailHash, source }: GuessCounter,
  { now, after }: { now: Date; after: Date },
): Promise<{ guessCount: number; since: Date }> {
  const { rows } = await sql<{ guessCount: number; since: Date }>`
    insert into sign_in_try as guesses (realm, email_hash, source, since, wrong)
    values (${realm}, ${emailHash}, ${source}, ${now}, 1)
    on conflict (realm, email_hash, source) do update set
      wrong = case when guesses.since <= ${after} then 1 else guesses.wrong + 1 end,
      since = case when guesses.since <= ${after} then ${now} else guesses.since end
    returning wrong as "guessCount", since`.execute(db)
  return rows[0]!
}

/** Deletes the counts for an e-mail address: those of one source, or all. */
export const reset = (db: Db, realm: Realm, emailHash: Buffer, source?: string) =>
  db
    .deleteFrom('sign_in_try')
    .where('realm', '=', realm)
    .where('email_hash', '=', emailHash)
    .$if(source !== undefined, (query) => query.where('source', '=', source!))
    .execute()

/** Deletes counts that began before then. */
export const removeBefore = (db: Db, before: Date) =>
  db.deleteFrom('sign_in_try').where('since', '<', before).execute()
