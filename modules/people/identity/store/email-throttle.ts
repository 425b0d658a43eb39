import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Counts one more letter asked for at a door, since when; a count that began at or before `after` begins anew. */
export async function increment(
  db: Db,
  {
    door: purpose,
    emailHash,
    now,
    after,
  }: { door: string; emailHash: Buffer; now: Date; after: Date },
): Promise<{ asked: number; since: Date }> {
  const { rows } = await sql<{ asked: number; since: Date }>`
    insert into letter_try as kept (door, email_hash, since, asked)
    values (${purpose}, ${emailHash}, ${now}, 1)
    on conflict (door, email_hash) do update set
      asked = case when kept.since <= ${after} then 1 else kept.asked + 1 end,
      since = case when kept.since <= ${after} then ${now} else kept.since end
    returning asked, since`.execute(db)
  return rows[0]!
}

/** Forgets counts that began before then. */
export const removeBefore = (db: Db, before: Date) =>
  db.deleteFrom('letter_try').where('since', '<', before).execute()
