import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Any number, the same in every process: one of them loads, the others wait and find it done. */
const LOAD_LOCK_KEY = 7_202_612

/** Lets one process at a time load regions, until its transaction ends. */
export const lockLoading = (tx: Db) =>
  sql`select pg_advisory_xact_lock(${LOAD_LOCK_KEY})`.execute(tx)

/** Whether any region has been loaded. */
export const hasRegions = async (tx: Db): Promise<boolean> =>
  (await tx.selectFrom('province').select('id').limit(1).executeTakeFirst()) !== undefined

export type NewRegion = { id: string; name: string }
export type NewSubRegion = NewRegion & { parentId: string }
export type NewCity = NewSubRegion & {
  latitude: string | undefined
  longitude: string | undefined
}

const pluck = <T, K extends keyof T>(rows: readonly T[], key: K): T[K][] =>
  rows.map((row) => row[key])

export const insertProvinces = (tx: Db, rows: readonly NewRegion[]) =>
  sql`
    insert into province (id, name)
    select * from unnest(${pluck(rows, 'id')}::text[], ${pluck(rows, 'name')}::text[])`.execute(tx)

export const insertCities = (tx: Db, rows: readonly NewCity[]) =>
  sql`
    insert into city (id, province_id, name, latitude, longitude)
    select * from unnest(
      ${pluck(rows, 'id')}::text[], ${pluck(rows, 'parentId')}::text[], ${pluck(rows, 'name')}::text[],
      ${pluck(rows, 'latitude')}::numeric[], ${pluck(rows, 'longitude')}::numeric[])`.execute(tx)

export const insertDistricts = (tx: Db, rows: readonly NewSubRegion[]) =>
  sql`
    insert into district (id, city_id, name)
    select * from unnest(${pluck(rows, 'id')}::text[], ${pluck(rows, 'parentId')}::text[],
      ${pluck(rows, 'name')}::text[])`.execute(tx)

export const insertVillages = (tx: Db, rows: readonly NewSubRegion[]) =>
  sql`
    insert into village (id, district_id, name)
    select * from unnest(${pluck(rows, 'id')}::text[], ${pluck(rows, 'parentId')}::text[],
      ${pluck(rows, 'name')}::text[])`.execute(tx)

/** Inserts made-up postal codes, given by district id. */
export const insertDemoPostalCodes = (tx: Db, codes: ReadonlyMap<string, string>) =>
  sql`
    insert into postal_code (code, district_id, source)
    select code, district_id, 'demo'
    from unnest(${[...codes.values()]}::text[], ${[...codes.keys()]}::text[])
      as made (code, district_id)`.execute(tx)
