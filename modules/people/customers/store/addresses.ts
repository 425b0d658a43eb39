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
  /** The main address of the reader. */
  isMain: boolean
  /** Whether the colleagues of a company have it in their address books, too. */
  isShared: boolean
  /** Whether the reader entered it. */
  isOwn: boolean
}
/** The writable part of it. */
export type CustomerAddressFields = Omit<
  CustomerAddressRow,
  'id' | 'province' | 'city' | 'district' | 'village' | 'isMain' | 'isOwn'
>

/** The company whose people share their addresses with an account. */
const companyOf = (accountId: string) =>
  sql<string | null>`(select company_id from account where id = ${accountId}::uuid)`

/** Ids of the addresses that an account may use. */
const idsInBook = (db: Db, accountId: string) =>
  db.selectFrom('address_book').select('address_book.id').where('reader_id', '=', accountId)

const selectAddresses = (db: Db, accountId: string) =>
  db
    .selectFrom('address_book as address')
    .innerJoin('province as p', 'p.id', 'address.province_id')
    .innerJoin('city as c', 'c.id', 'address.city_id')
    .innerJoin('district as d', 'd.id', 'address.district_id')
    .innerJoin('village as v', 'v.id', 'address.village_id')
    .select([
      'address.id',
      'address.label',
      'address.recipient',
      'address.phone',
      'address.street',
      'p.id as provinceId',
      'p.name as province',
      'c.id as cityId',
      'c.name as city',
      'd.id as districtId',
      'd.name as district',
      'v.id as villageId',
      'v.name as village',
      'address.postal_code as postalCode',
      'address.road_width_m as roadWidthM',
      'address.driver_note as driverNote',
    ])
    .select([
      sql<MapPin | null>`case when address.latitude is not null
        then json_build_object('latitude', address.latitude, 'longitude', address.longitude) end`.as(
        'pin',
      ),
      sql<boolean>`address.is_main`.as('isMain'),
      sql<boolean>`address.company_id is not null`.as('isShared'),
      sql<boolean>`address.account_id = ${accountId}::uuid`.as('isOwn'),
    ])
    .where('address.reader_id', '=', accountId)

/** A buyer's address book, the main address first, then the oldest. */
export const list = (db: Db, accountId: string): Promise<CustomerAddressRow[]> =>
  selectAddresses(db, accountId)
    .orderBy('isMain', 'desc')
    .orderBy('address.created_at')
    .orderBy('address.id')
    .execute()

/** An address of a buyer's address book; undefined for any other. */
export const find = (
  db: Db,
  accountId: string,
  id: string,
): Promise<CustomerAddressRow | undefined> =>
  selectAddresses(db, accountId).where('address.id', '=', id).executeTakeFirst()

/** Serializes changes of an address book, which the people of a company share. */
export const lockAddressBook = (tx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(
    'address book ' || coalesce(${companyOf(accountId)}, ${accountId}::uuid)::text, 0))`.execute(tx)

export async function countByAccount(db: Db, accountId: string): Promise<number> {
  const { size } = await db
    .selectFrom('address_book')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('reader_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return size
}

/** Only the person who entered an address decides whether to share it, and only with a company. */
const toColumns = (accountId: string, fields: CustomerAddressFields) => ({
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
  company_id: fields.isShared ? companyOf(accountId) : null,
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
    .values({ ...toColumns(accountId, fields), account_id: accountId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const updateInBook = (db: Db, accountId: string, id: string) =>
  db
    .updateTable('address')
    .where('address.id', '=', id)
    .where('address.id', 'in', idsInBook(db, accountId))

export const update = (db: Db, accountId: string, id: string, fields: CustomerAddressFields) =>
  updateInBook(db, accountId, id).set(toColumns(accountId, fields)).execute()

/** Makes an address the main one of an account. */
export const setMain = (db: Db, accountId: string, id: string) =>
  db
    .insertInto('main_address')
    .values({ account_id: accountId, address_id: id })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ address_id: id }))
    .execute()

/** Whether one of an account's addresses is its main one. */
export const hasMain = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('address_book')
    .select('address_book.id')
    .where('reader_id', '=', accountId)
    .where('is_main', '=', true)
    .executeTakeFirst()) !== undefined

/** Makes the oldest address of an address book the main one of an account. */
export const promoteOldest = (db: Db, accountId: string) =>
  sql`insert into main_address (account_id, address_id)
    select ${accountId}::uuid, id from address_book where reader_id = ${accountId}::uuid
    order by created_at, id limit 1
    on conflict (account_id) do update set address_id = excluded.address_id`.execute(db)

/** Marks an address as removed; orders have copies of their own. It is no main address any more. */
export async function remove(db: Db, accountId: string, id: string, at: Date): Promise<void> {
  await updateInBook(db, accountId, id).set({ removed_at: at }).execute()
  await db.deleteFrom('main_address').where('address_id', '=', id).execute()
}
