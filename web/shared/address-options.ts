import type { SelectOption } from '#web/ui/forms/input.tsx'

type Address = {
  id: string
  label: string
  street: string
  district: { name: string }
  city: { name: string }
}

/** The addresses of a buyer to choose from: what they call it, and where it is. */
export const listAddressOptions = (addresses: readonly Address[]): SelectOption[] =>
  addresses.map(({ id, label, street, district, city }) => ({
    value: id,
    label: `${label}: ${street}, ${district.name}, ${city.name}`,
  }))
