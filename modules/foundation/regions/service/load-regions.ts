import {
  type DistrictCsv,
  getDistricts,
  getProvinces,
  getRegencies,
  getVillages,
} from 'idn-area-data'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/database/database.ts'
import { readTsv } from './read-tsv.ts'
import { generateDemoPostalCodes } from './demo-postal-codes.ts'

/** Any number, the same in every process: one loads, the others wait and find it done. */
const LOAD_LOCK_KEY = 7_202_612

/**
 * Fills the tables of regions from `idn-area-data` (provinces to villages, ODbL), this module's
 * coordinates and made-up postal codes. All or nothing; a filled database is left as it is.
 * Answers whether it filled them.
 */
export const loadRegions = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK_KEY})`.execute(tx)
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
export function cleanRegionName(name: string): string {
  const cleaned = name.replaceAll(/["’]/g, "'").replaceAll('*', '').trim()
  return cleaned.charAt(0).toUpperCase() + cleaned.slice(1)
}

type CodedRegion = { code: string; name: string }
const listCodes = (rows: readonly { code: string }[]) => rows.map((row) => row.code)
const listNames = (rows: readonly CodedRegion[]) => rows.map((row) => cleanRegionName(row.name))

async function insertProvinces(tx: Db) {
  const rows = await getProvinces()
  await sql`
    insert into province (id, name)
    select * from unnest(${listCodes(rows)}::text[], ${listNames(rows)}::text[])`.execute(tx)
}

async function insertCities(tx: Db) {
  const rows = await getRegencies<false>()
  const coordinatesByCode = new Map(
    readTsv('cities').map(([code, , ...coordinates]) => [code, coordinates]),
  )
  const listCoordinate = (index: 0 | 1) =>
    rows.map(({ code }) => coordinatesByCode.get(code)?.[index])
  const provinces = rows.map((row) => row.province_code)
  await sql`
    insert into city (id, province_id, name, latitude, longitude)
    select * from unnest(
      ${listCodes(rows)}::text[], ${provinces}::text[], ${listNames(rows)}::text[],
      ${listCoordinate(0)}::numeric[], ${listCoordinate(1)}::numeric[])`.execute(tx)
}

async function insertDistricts(tx: Db, rows: readonly DistrictCsv[]) {
  const cities = rows.map((row) => row.regency_code)
  await sql`
    insert into district (id, city_id, name)
    select * from unnest(${listCodes(rows)}::text[], ${cities}::text[], ${listNames(rows)}::text[])`.execute(
    tx,
  )
}

async function insertVillages(tx: Db) {
  const rows = await getVillages<false>()
  const districts = rows.map((row) => row.district_code)
  await sql`
    insert into village (id, district_id, name)
    select * from unnest(${listCodes(rows)}::text[], ${districts}::text[], ${listNames(rows)}::text[])`.execute(
    tx,
  )
}

async function insertPostalCodes(tx: Db, districts: readonly DistrictCsv[]) {
  const codes = generateDemoPostalCodes(districts)
  await sql`
    insert into postal_code (code, district_id, source)
    select code, district_id, 'demo'
    from unnest(${[...codes.values()]}::text[], ${[...codes.keys()]}::text[]) as made (code, district_id)`.execute(
    tx,
  )
}
