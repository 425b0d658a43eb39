import type { Db } from '#platform/database/database.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { findMisplacedRegion, type RegionIds } from '../rules/region-hierarchy.ts'
import * as store from '../store/regions.ts'

/** As many as a person reads before typing on. */
const MAX_ORIGINS = 20

export const listProvinces = store.listProvinces
export const listCities = store.listCities
export const listDistricts = store.listDistricts

/** A district with its city and province. Throws 404. */
export async function findDistrict(db: Db, id: string): Promise<store.DistrictPath> {
  const found = await store.findDistrict(db, id)
  if (!found) throw notFound()
  return found
}

/** The villages of a district. Throws 404 where there is no such district, since every district has some. */
export async function listVillages(db: Db, districtId: string): Promise<store.RegionOption[]> {
  const found = await store.listVillages(db, districtId)
  if (found.length === 0) throw notFound()
  return found
}

/** The postal codes of a district; `isDemo` marks generated ones. */
export async function listPostalCodes(db: Db, cityId: string, districtId: string) {
  const found = await store.listPostalCodes(db, cityId, districtId)
  return found.map(({ code, source }) => ({ code, isDemo: source === 'demo' }))
}

/** Districts by their own, their city's or their province's name: `cikarang`, `depok, sleman`. */
export async function searchDistricts(db: Db, search: string): Promise<store.DistrictPath[]> {
  const terms = readTerms(search)
  return terms.length === 0 ? [] : store.searchDistricts(db, terms, MAX_ORIGINS)
}

/** The same, and where no district is called so those of villages that are: people know their village best. */
export async function searchPlaces(db: Db, search: string): Promise<store.DistrictPath[]> {
  const districts = await searchDistricts(db, search)
  const terms = readTerms(search)
  return districts.length > 0 || terms.length === 0
    ? districts
    : store.searchDistrictsByVillage(db, terms, MAX_ORIGINS)
}

const readTerms = (search: string): string[] =>
  search
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')

/**
 * Throws 422 `address.region` at the first region, from the province down, that is not inside the one
 * above.
 */
export async function assertRegionHierarchy(db: Db, regions: RegionIds): Promise<void> {
  const found = findMisplacedRegion(regions, await store.loadRegionParents(db, regions))
  if (!found) return
  const [field, message] = found
  throw Refusal.field(field, 'address.region', message)
}
