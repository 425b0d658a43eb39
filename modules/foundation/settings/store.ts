import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The stored value of a key; undefined where there is none. */
export async function findValue(db: Db, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** All stored values, by key. */
export async function loadAllValues(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Stores a value, given as JSON. */
export const save = (db: Db, key: string, value: string, at: Date) =>
  db
    .insertInto('setting')
    .values({ key, value, updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: at }))
    .execute()

/** A row that is not there cannot be locked, so its name is. */
export const lock = (tx: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx)
