import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** An address of a buyer's address book with the names of its regions; undefined for any other. */
export const findShippingAddress = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom('address_book as address')
    .innerJoin('province', 'province.id', 'address.province_id')
    .innerJoin('city', 'city.id', 'address.city_id')
    .innerJoin('district', 'district.id', 'address.district_id')
    .innerJoin('village', 'village.id', 'address.village_id')
    .select([
      'address.city_id as cityId',
      'address.label',
      'address.recipient',
      'address.phone',
      'address.street',
      'village.name as village',
      'district.name as district',
      'city.name as city',
      'province.name as province',
      'address.postal_code as postalCode',
      'address.road_width_m as roadWidthM',
      'address.driver_note as driverNote',
    ])
    .select(
      sql<{ latitude: number; longitude: number } | null>`case when address.latitude is not null
        then json_build_object('latitude', address.latitude, 'longitude', address.longitude) end`.as(
        'pin',
      ),
    )
    .where('address.id', '=', id)
    .where('address.reader_id', '=', accountId)
    .executeTakeFirst()

export type ShippingAddress = NonNullable<Awaited<ReturnType<typeof findShippingAddress>>>
