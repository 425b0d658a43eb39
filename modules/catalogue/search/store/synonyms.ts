import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'

export type SynonymRow = { id: number; phrase: string; meaning: string }
type SynonymFilter = Paging & { search?: string | undefined }

/** Synonyms whose phrase or meaning contains the text, by phrase. */
export async function findSynonyms(db: Db, { search, page, count }: SynonymFilter) {
  const pattern = toContainsPattern((search ?? '').toLowerCase())
  const where = sql`phrase like ${pattern} or meaning like ${pattern}`
  const { rows } = await sql<SynonymRow>`
    select id, phrase, meaning from synonym where ${where}
    order by phrase, meaning, id limit ${count} offset ${page * count}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*) as total from synonym where ${where}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

export const lockSynonym = (db: Db, id: number): Promise<SynonymRow | undefined> =>
  db.selectFrom('synonym').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Adds a synonym; undefined if the same one exists. */
export async function addSynonym(
  db: Db,
  phrase: string,
  meaning: string,
): Promise<SynonymRow | undefined> {
  const { rows } = await sql<SynonymRow>`
    insert into synonym (phrase, meaning) values (${phrase}, ${meaning}) on conflict do nothing
    returning id, phrase, meaning`.execute(db)
  return rows[0]
}

/** Changes a synonym; false if the same one exists. */
export async function changeSynonym(db: Db, { id, phrase, meaning }: SynonymRow): Promise<boolean> {
  const { rows } = await sql`
    update synonym set phrase = ${phrase}, meaning = ${meaning} where id = ${id} and not exists (
      select 1 from synonym where phrase = ${phrase} and meaning = ${meaning} and id <> ${id})
    returning id`.execute(db)
  return rows.length > 0
}

export async function removeSynonym(db: Db, id: number): Promise<void> {
  await db.deleteFrom('synonym').where('id', '=', id).execute()
}
