import type { Db } from '#platform/database/database.ts'

/** An address of the demo: a city by its code, a district by its name in that city. */
export type DemoAddress = {
  label: string
  street: string
  city: string
  district: string
  roadWidthM: number
  driverNote: string
}

/** Completes an address with the district's first village and postal code. Throws on an unknown district. */
export async function resolveAddress(
  db: Db,
  { city, district, ...address }: DemoAddress,
  recipient: { name: string; phone: string },
) {
  const region = await db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .innerJoin('village', 'village.district_id', 'district.id')
    .innerJoin('postal_code', 'postal_code.district_id', 'district.id')
    .select([
      'district.id as districtId',
      'city.province_id as provinceId',
      'village.id as villageId',
      'postal_code.code',
    ])
    .where('city.id', '=', city)
    .where('district.name', '=', district)
    .orderBy('village.id')
    .orderBy('postal_code.code')
    .limit(1)
    .executeTakeFirst()
  if (!region) throw new Error(`no district ${district} in ${city}`)
  return {
    ...address,
    recipient: recipient.name,
    phone: recipient.phone,
    provinceId: region.provinceId,
    cityId: city,
    districtId: region.districtId,
    villageId: region.villageId,
    postalCode: region.code,
    pin: null,
    isMain: false,
    isShared: true,
  }
}
