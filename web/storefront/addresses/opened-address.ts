import { formatMapPin } from '#modules/people/customers/rules.ts'
import type { AddressResponse } from './regions.ts'

/** An address as the fields of its form have it. */
export const describeOpened = ({
  province,
  city,
  district,
  village,
  pin,
  ...fields
}: AddressResponse): string =>
  JSON.stringify({
    ...fields,
    provinceId: province.id,
    cityId: city.id,
    districtId: district.id,
    villageId: village.id,
    pin: pin && formatMapPin(pin),
  })

/** A place is only whole with its parts. */
export const PLACE = ['provinceId', 'cityId', 'districtId', 'villageId', 'postalCode'] as const
