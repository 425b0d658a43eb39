import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

type EmailRequest = { purpose: string; emailHash: Buffer; now: Date; after: Date }

/** Counts a requested e-mail. A window that began at or before `after` starts again. */
export async function increment(
  db: Db,
  { purpose, emailHash, now, after }: EmailRequest,
): Promise<{ requestCount: number; since: Date }> {
  const { rows } = await sql<{ requestCount: number; since: Date }>`
    insert into letter_try as requests (purpose, email_hash, since, asked)
    values (${purpose}, ${emailHash}, ${now}, 1)
    on conflict (purpose, email_hash) do update set
      asked = case when requests.since <= ${after} then 1 else requests.asked + 1 end,
      since = case when requests.since <= ${after} then ${now} else requests.since end
    returning asked as "requestCount", since`.execute(db)
  return rows[0]!
}

/** Deletes counts that began before then. */
export const removeBefore = (db: Db, before: Date) =>
  db.deleteFrom('letter_try').where('since', '<', before).execute()
