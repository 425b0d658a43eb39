import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { BusinessAddress, CompanyDetails, PersonInCharge } from '../contract.ts'
import type { CompanyState } from '../rules.ts'

type Details = z.output<typeof CompanyDetails>
type Person = z.output<typeof PersonInCharge>
type Address = z.output<typeof BusinessAddress>

/** Inserts a company. Returns its id. */
export async function insert(
  db: Db,
  company: { name: string; npwp: string | null; state: CompanyState; at: Date },
): Promise<string> {
  const { name, npwp, state, at } = company
  const { id } = await db
    .insertInto('company')
    .values({ name, npwp, state, created_at: at, state_changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setState = (db: Db, id: string, state: CompanyState, at: Date) =>
  db.updateTable('company').set({ state, state_changed_at: at }).where('id', '=', id).execute()

export const setName = (db: Db, id: string, name: string) =>
  db.updateTable('company').set({ name }).where('id', '=', id).execute()

const addressColumns = (address: Address) => ({
  street: address.street,
  province_id: address.provinceId,
  city_id: address.cityId,
  district_id: address.districtId,
  village_id: address.villageId,
  postal_code: address.postalCode,
})

/** Stores the verified details of a company. */
export const saveDetails = (
  db: Db,
  id: string,
  details: Details,
  person: Person,
  address: Address,
) =>
  db
    .updateTable('company')
    .set({
      ...details,
      ...addressColumns(address),
      pic_name: person.name,
      pic_position: person.position,
      pic_phone: person.phone,
    })
    .where('id', '=', id)
    .execute()

/** The company's address with its regions by id and name; null columns where it has none. */
export const findAddress = (db: Db, id: string) =>
  db
    .selectFrom('company as own')
    .leftJoin('village as v', 'v.id', 'own.village_id')
    .leftJoin('district as d', 'd.id', 'own.district_id')
    .leftJoin('city as c', 'c.id', 'own.city_id')
    .leftJoin('province as p', 'p.id', 'own.province_id')
    .select([
      'own.name',
      'own.state',
      'own.street',
      'own.province_id as provinceId',
      'own.city_id as cityId',
      'own.district_id as districtId',
      'own.village_id as villageId',
      'own.postal_code as postalCode',
      'v.name as village',
      'd.name as district',
      'c.name as city',
      'p.name as province',
    ])
    .where('own.id', '=', id)
    .executeTakeFirst()

export const saveAddress = (db: Db, id: string, address: Address) =>
  db.updateTable('company').set(addressColumns(address)).where('id', '=', id).execute()

type CompanyFilter = { search?: string | undefined; state?: CompanyState | undefined }

function selectMatching(db: Db, { search, state }: CompanyFilter) {
  let rows = db.selectFrom('company')
  if (state) rows = rows.where('state', '=', state)
  if (search) rows = rows.where('name', 'ilike', toContainsPattern(search))
  return rows
}

/** A page of the companies that match, by name. */
export const listPage = (db: Db, { page: pageIndex, count, ...filter }: CompanyFilter & Paging) =>
  selectMatching(db, filter)
    .select(['id', 'name', sql<CompanyState>`state`.as('state')])
    .orderBy('name')
    .orderBy('id')
    .limit(count)
    .offset(pageIndex * count)
    .execute()

export async function countMatching(db: Db, filter: CompanyFilter): Promise<number> {
  const { size } = await selectMatching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}
