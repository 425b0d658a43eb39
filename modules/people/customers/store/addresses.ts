import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { RegionIds } from '#modules/foundation/regions/rules/region-hierarchy.ts'
import type { MapPin } from '../rules.ts'

/** A stored address with its regions' names. */
export type CustomerAddressRow = RegionIds & {
  id: string
  label: string
  recipient: string
  /** `+62…`. */
  phone: string
  street: string
  province: string
  city: string
  district: string
  village: string
  postalCode: string
  /** Metres; null where unknown. */
  roadWidthM: number | null
  driverNote: string
  pin: MapPin | null
  isMain: boolean
}
/** The writable part of it. */
export type CustomerAddressFields = Omit<
  CustomerAddressRow,
  'id' | 'province' | 'city' | 'district' | 'village'
>

const selectAddresses = (db: Db, accountId: string) =>
  db
    .selectFrom('address as a')
    .innerJoin('province as p', 'p.id', 'a.province_id')
    .innerJoin('city as c', 'c.id', 'a.city_id')
    .innerJoin('district as d', 'd.id', 'a.district_id')
    .innerJoin('village as v', 'v.id', 'a.village_id')
    .select([
      'a.id',
      'a.label',
      'a.recipient',
      'a.phone',
      'a.street',
      'p.id as provinceId',
      'p.name as province',
      'c.id as cityId',
      'c.name as city',
      'd.id as districtId',
      'd.name as district',
      'v.id as villageId',
      'v.name as village',
      'a.postal_code as postalCode',
      'a.road_width_m as roadWidthM',
      'a.driver_note as driverNote',
      'a.is_main as isMain',
    ])
    .select(
      sql<MapPin | null>`case when a.latitude is not null
        then json_build_object('latitude', a.latitude, 'longitude', a.longitude) end`.as('pin'),
    )
    .where('a.account_id', '=', accountId)
    .where('a.removed_at', 'is', null)

/** A buyer's addresses, the main one first, then the oldest. */
export const list = (db: Db, accountId: string): Promise<CustomerAddressRow[]> =>
  selectAddresses(db, accountId)
    .orderBy('a.is_main', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()

/** A buyer's own address; undefined for another buyer's. */
export const find = (
  db: Db,
  accountId: string,
  id: string,
): Promise<CustomerAddressRow | undefined> =>
  selectAddresses(db, accountId).where('a.id', '=', id).executeTakeFirst()

/** Serializes changes of a buyer's addresses, so that exactly one is the main one. */
export const lockAddressBook = (tx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`address book ${accountId}`}, 0))`.execute(tx)

export async function countByAccount(db: Db, accountId: string): Promise<number> {
  const { size } = await db
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return size
}

const toColumns = (fields: CustomerAddressFields) => ({
  label: fields.label,
  recipient: fields.recipient,
  phone: fields.phone,
  street: fields.street,
  province_id: fields.provinceId,
  city_id: fields.cityId,
  district_id: fields.districtId,
  village_id: fields.villageId,
  postal_code: fields.postalCode,
  road_width_m: fields.roadWidthM,
  driver_note: fields.driverNote,
  latitude: fields.pin?.latitude ?? null,
  longitude: fields.pin?.longitude ?? null,
  is_main: fields.isMain,
})

/** Inserts an address. Returns its id. */
export async function insert(
  db: Db,
  accountId: string,
  fields: CustomerAddressFields,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('address')
    .values({ ...toColumns(fields), account_id: accountId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const updateOwn = (db: Db, accountId: string) =>
  db.updateTable('address').where('account_id', '=', accountId).where('removed_at', 'is', null)

export const update = (db: Db, accountId: string, id: string, fields: CustomerAddressFields) =>
  updateOwn(db, accountId).set(toColumns(fields)).where('id', '=', id).execute()

export const clearMain = (db: Db, accountId: string) =>
  updateOwn(db, accountId).set({ is_main: false }).where('is_main', '=', true).execute()

/** Makes the oldest address the main one. */
export const promoteOldest = (db: Db, accountId: string) =>
  updateOwn(db, accountId)
    .set({ is_main: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('address')
        .select('id')
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .execute()

/** Marks an address as removed; orders have copies of their own. */
export const remove = (db: Db, accountId: string, id: string, at: Date) =>
  updateOwn(db, accountId).set({ removed_at: at, is_main: false }).where('id', '=', id).execute()
