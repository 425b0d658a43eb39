import { formatMapPin } from '#modules/people/customers/rules.ts'
import type { AddressResponse } from './regions.ts'

/** The hidden field with the address as its form was opened on it. */
export const OPENED_FIELD = 'opened'

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
const PLACE = ['provinceId', 'cityId', 'districtId', 'villageId', 'postalCode']

/** What of a form differs from the address that it was opened on: the rest may have been changed elsewhere since. */
export function selectChanged<Fields extends Record<string, unknown>>(
  fields: Fields,
  opened: unknown,
): Partial<Fields> {
  if (typeof opened !== 'object' || opened === null) return fields
  const before = opened as Record<string, unknown>
  const isChanged = (name: string) =>
    JSON.stringify(fields[name] ?? null) !== JSON.stringify(before[name] ?? null)
  const isMoved = PLACE.some(isChanged)
  const changed = Object.entries(fields).filter(([name]) =>
    PLACE.includes(name) ? isMoved : isChanged(name),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
