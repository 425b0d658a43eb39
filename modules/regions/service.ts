import type { Db } from '#platform/database/database.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { misplaced, type Regions } from './lineage.ts'
import * as store from './store.ts'

/** What a person reads through before typing another letter. */
const mostOrigins = 20

export const provinces = store.provinces
export const cities = store.citiesOf
export const districts = store.districtsOf

/** The villages of a district; every district has some. Throws 404 where there is no such district. */
export async function villages(db: Db, districtId: string): Promise<store.Named[]> {
  const found = await store.villagesOf(db, districtId)
  if (found.length === 0) throw notFound()
  return found
}

/** The postal codes of a district; `isDemo` says that the shop made them up. */
export async function postalCodes(db: Db, cityId: string, districtId: string) {
  const found = await store.postalCodesOf(db, cityId, districtId)
  return found.map(({ code, source }) => ({ code, isDemo: source === 'demo' }))
}

/** Districts by their own, their city's or their province's name: `cikarang`, `depok, sleman`. */
export async function origins(db: Db, search: string): Promise<store.Origin[]> {
  const terms = search.split(',').map((term) => term.trim())
  const given = terms.filter((term) => term !== '')
  return given.length === 0 ? [] : store.findOrigins(db, given, mostOrigins)
}

/** Throws 422 `address.region` at the first region, from the province down, that does not lie in the one above. */
export async function checkRegions(db: Db, regions: Regions): Promise<void> {
  const found = misplaced(regions, await store.lineageOf(db, regions))
  if (!found) return
  const [field, message] = found
  throw Refusal.field(field, 'address.region', message)
}
