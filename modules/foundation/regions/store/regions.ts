import { sql } from 'kysely'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern, toPrefixPattern } from '#platform/database/like-pattern.ts'
import type { RegionParents, RegionIds } from '../rules/region-hierarchy.ts'

/** A region as a select box shows it. */
export type RegionOption = { id: string; name: string }

/** All provinces, by name. */
export const listProvinces = (db: Db): Promise<RegionOption[]> =>
  db.selectFrom('province').select(['id', 'name']).orderBy('name').execute()

/** The cities and regencies of a province, by name. */
export const listCities = (db: Db, provinceId: string): Promise<RegionOption[]> =>
  db
    .selectFrom('city')
    .select(['id', 'name'])
    .where('province_id', '=', provinceId)
    .orderBy('name')
    .execute()

/** The districts of a city, by name. */
export const listDistricts = (db: Db, cityId: string): Promise<RegionOption[]> =>
  db
    .selectFrom('district')
    .select(['id', 'name'])
    .where('city_id', '=', cityId)
    .orderBy('name')
    .execute()

/** The villages of a district, by name; ids part those of one name. */
export const listVillages = (db: Db, districtId: string): Promise<RegionOption[]> =>
  db
    .selectFrom('village')
    .select(['id', 'name'])
    .where('district_id', '=', districtId)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The postal codes of a district, where the district lies in that city. */
export const listPostalCodes = (db: Db, cityId: string, districtId: string) =>
  db
    .selectFrom('postal_code')
    .innerJoin('district', 'district.id', 'postal_code.district_id')
    .select(['postal_code.code', 'postal_code.source'])
    .where('postal_code.district_id', '=', districtId)
    .where('district.city_id', '=', cityId)
    .orderBy('postal_code.code')
    .execute()

/** A district with its city and province. */
export type DistrictPath = {
  districtId: string
  district: string
  cityId: string
  city: string
  provinceId: string
  province: string
}

const districtPaths = sql`
  select d.id as "districtId", d.name as district,
    c.id as "cityId", c.name as city, p.id as "provinceId", p.name as province
  from district d
    join city c on c.id = d.city_id
    join province p on p.id = c.province_id`

/** A district with its city and province; undefined where there is none of that id. */
export async function findDistrict(db: Db, id: string): Promise<DistrictPath | undefined> {
  const { rows } = await sql<DistrictPath>`${districtPaths} where d.id = ${id}`.execute(db)
  return rows[0]
}

/** The name of a city without what it is: `Kota Depok`, `Kabupaten Bekasi`. */
const plainCity = sql`regexp_replace(lower(c.name), '^(kota administrasi|kota|kabupaten) ', '')`

/**
 * Districts in whose name, city or province some word begins with each of the terms (`cikarang`,
 * `bekasi`). Those of the city that the first term names come first, before districts of that name elsewhere
 * (`depok`), and then those whose own name begins with it.
 */
export async function searchDistricts(
  db: Db,
  terms: readonly string[],
  limit: number,
): Promise<DistrictPath[]> {
  const words = terms.map((term) => term.toLowerCase())
  const patterns = words.map((word) => toContainsPattern(` ${word}`))
  const [first = ''] = words
  const start = toPrefixPattern(first)
  const { rows } = await sql<DistrictPath>`
    ${districtPaths}
    where ' ' || lower(d.name || ' ' || c.name || ' ' || p.name) like all (${patterns}::text[])
    order by case
        when ${plainCity} = ${first} and lower(d.name) like ${start} then 0
        when ${plainCity} = ${first} and c.name like 'Kota %' then 1
        when lower(d.name) like ${start} then 2
        else 3 end, d.name, c.name
    limit ${limit}`.execute(db)
  return rows
}

/**
 * Districts with a village whose name begins with the first term, where a word of the names above it begins with each of
 * the others.
 */
export async function searchDistrictsByVillage(
  db: Db,
  [village = '', ...above]: readonly string[],
  limit: number,
): Promise<DistrictPath[]> {
  const patterns = above.map((term) => toContainsPattern(` ${term.toLowerCase()}`))
  // Planned for its own pattern, which an index can only serve then.
  const { rows } = await sql<DistrictPath>`${sql.raw(UNNAMED)}
    ${districtPaths}
    where d.id in (select district_id from village where lower(name) like ${toPrefixPattern(village.toLowerCase())})
      and ' ' || lower(d.name || ' ' || c.name || ' ' || p.name) like all (${patterns}::text[])
    order by d.name, c.name
    limit ${limit}`.execute(db)
  return rows
}

/** Where the regions of an address lie. */
export async function loadRegionParents(db: Db, regions: RegionIds): Promise<RegionParents> {
  const { rows } = await sql<RegionParents>`
    select exists (select from province where id = ${regions.provinceId}) as "provinceExists",
      (select province_id from city where id = ${regions.cityId}) as "provinceOfCity",
      (select city_id from district where id = ${regions.districtId}) as "cityOfDistrict",
      (select district_id from village where id = ${regions.villageId}) as "districtOfVillage"`.execute(
    db,
  )
  return rows[0]!
}
