import type { Db } from '#platform/database/database.ts'

/** What is kept under a key; undefined where nothing is. */
export async function findValue(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** Everything that is kept, by key. */
export async function loadAllValues(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Keeps a value, given as JSON, in place of the one before. */
export const save = (db: Db, key: string, value: string, at: Date) =>
  db
    .insertInto('setting')
    .values({ key, value, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: at }))
    .execute()
