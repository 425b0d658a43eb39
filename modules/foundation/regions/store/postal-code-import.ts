import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type NewPostalCode = { code: string; villageId: string }

/** The ids of all villages. */
export async function loadVillageIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('village').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Replaces the postal codes of every district that has one of the villages. Needs a transaction.
 * Returns how many codes were inserted.
 */
export async function replacePostalCodes(
  tx: Db,
  codes: readonly NewPostalCode[],
  source: string,
): Promise<number> {
  await sql`
    create temporary table imported (code text, village_id text) on commit drop`.execute(tx)
  await sql`
    insert into imported
    select distinct * from unnest(${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ villageId }) => villageId)}::text[])`.execute(tx)
  await sql`
    delete from postal_code where district_id in (
      select district_id from village where id in (select village_id from imported))`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into postal_code (code, district_id, village_id, source)
    select imported.code, village.district_id, village.id, ${source}
    from imported join village on village.id = imported.village_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
