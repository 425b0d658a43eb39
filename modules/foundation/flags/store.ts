import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { FlagTargeting } from './rules/evaluate-flag.ts'

/** What staff have decided about each flag that they have touched. */
export async function listTargeting(db: Db): Promise<Map<string, FlagTargeting>> {
  const rows = await db.selectFrom('feature_flag').select(['key', 'targeting']).execute()
  return new Map(rows.map(({ key, targeting }) => [key, targeting as unknown as FlagTargeting]))
}

export const saveTargeting = (tx: Db, key: string, targeting: FlagTargeting, at: Date) =>
  tx
    .insertInto('feature_flag')
    .values({ key, targeting: JSON.stringify(targeting), updated_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        targeting: eb.ref('excluded.targeting'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()

/** A row that is not there cannot be locked, so its name is. */
export const lock = (tx: Db, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`feature flag ${key}`}, 0))`.execute(tx)
