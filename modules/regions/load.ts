import {
  type DistrictCsv,
  getDistricts,
  getProvinces,
  getRegencies,
  getVillages,
} from 'idn-area-data'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database.ts'
import { readTable } from './tables.ts'
import { demoPostalCodes } from './postal.ts'

/** Any number, the same in every process: one loads, the others wait and find it done. */
const LOCK = 7_202_612

/**
 * Fills the tables of regions from `idn-area-data` (provinces to villages, ODbL), this module's
 * coordinates and made-up postal codes. All or nothing; a filled database is left as it is.
 * Answers whether it filled them.
 */
export const loadRegions = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    if (await tx.selectFrom('province').select('id').limit(1).executeTakeFirst()) return false
    const districts = await getDistricts<false>()
    await insertProvinces(tx)
    await insertCities(tx)
    await insertDistricts(tx, districts)
    await insertVillages(tx)
    await insertPostalCodes(tx, districts)
    return true
  })

/** The package's name with its typing slips mended: `Ra"as`, `Teuw*`, `lamuk`. */
export function regionName(name: string): string {
  const mended = name.replaceAll(/["’]/g, "'").replaceAll('*', '').trim()
  return mended.charAt(0).toUpperCase() + mended.slice(1)
}

type Coded = { code: string; name: string }
const ids = (rows: readonly { code: string }[]) => rows.map((row) => row.code)
const names = (rows: readonly Coded[]) => rows.map((row) => regionName(row.name))

async function insertProvinces(tx: Db) {
  const rows = await getProvinces()
  await sql`
    insert into province (id, name)
    select * from unnest(${ids(rows)}::text[], ${names(rows)}::text[])`.execute(tx)
}

async function insertCities(tx: Db) {
  const rows = await getRegencies<false>()
  const places = new Map(readTable('cities').map(([code, , ...place]) => [code, place]))
  const side = (index: 0 | 1) => rows.map(({ code }) => places.get(code)?.[index])
  const provinces = rows.map((row) => row.province_code)
  await sql`
    insert into city (id, province_id, name, latitude, longitude)
    select * from unnest(
      ${ids(rows)}::text[], ${provinces}::text[], ${names(rows)}::text[],
      ${side(0)}::numeric[], ${side(1)}::numeric[])`.execute(tx)
}

async function insertDistricts(tx: Db, rows: readonly DistrictCsv[]) {
  const cities = rows.map((row) => row.regency_code)
  await sql`
    insert into district (id, city_id, name)
    select * from unnest(${ids(rows)}::text[], ${cities}::text[], ${names(rows)}::text[])`.execute(
    tx,
  )
}

async function insertVillages(tx: Db) {
  const rows = await getVillages<false>()
  const districts = rows.map((row) => row.district_code)
  await sql`
    insert into village (id, district_id, name)
    select * from unnest(${ids(rows)}::text[], ${districts}::text[], ${names(rows)}::text[])`.execute(
    tx,
  )
}

async function insertPostalCodes(tx: Db, districts: readonly DistrictCsv[]) {
  const codes = demoPostalCodes(districts)
  await sql`
    insert into postal_code (code, district_id, source)
    select code, district_id, 'demo'
    from unnest(${[...codes.values()]}::text[], ${[...codes.keys()]}::text[]) as made (code, district_id)`.execute(
    tx,
  )
}
