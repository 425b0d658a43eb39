import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { CustomerAddress } from '#modules/people/customers/contract.ts'

export type AddressResponse = z.output<typeof CustomerAddress>
export type RegionChoice = {
  provinceId: string
  cityId: string
  districtId: string
  villageId: string
}

/** The regions chosen in a posted form. */
export const readRegionChoice = (form: FormData): RegionChoice => {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    provinceId: read('provinceId'),
    cityId: read('cityId'),
    districtId: read('districtId'),
    villageId: read('villageId'),
  }
}

type AddressRegions = Pick<AddressResponse, 'province' | 'city' | 'district' | 'village'>

/** The regions of a company's registered address. */
export function toAddressRegions({
  address,
}: {
  address: RegionChoice | null
}): AddressRegions | undefined {
  if (!address) return undefined
  const region = (id: string) => ({ id, name: '' })
  return {
    province: region(address.provinceId),
    city: region(address.cityId),
    district: region(address.districtId),
    village: region(address.villageId),
  }
}

/** The regions of the district that goods are to be delivered to; its id contains those above it. */
export function toDistrictRegions(
  district: { id: string } | undefined,
): AddressRegions | undefined {
  if (!district) return undefined
  const [provinceId = '', city = ''] = district.id.split('.')
  return toAddressRegions({
    address: {
      provinceId,
      cityId: `${provinceId}.${city}`,
      districtId: district.id,
      villageId: '',
    },
  })
}

/** The regions chosen in the page's URL, else those of the address that is edited. */
export function chooseRegions(
  query: URLSearchParams,
  edited: AddressRegions | undefined,
): RegionChoice {
  const read = (name: string, fallback: string | undefined) => query.get(name) ?? fallback ?? ''
  return {
    provinceId: read('provinceId', edited?.province.id),
    cityId: read('cityId', edited?.city.id),
    districtId: read('districtId', edited?.district.id),
    villageId: read('villageId', edited?.village.id),
  }
}

/** The five lists of an address, each as far as the choice above it goes. */
export async function loadRegions(api: Api, requested: RegionChoice) {
  const { regions } = api
  const choice = {
    ...requested,
    provinceId: /^\d{2}$/.test(requested.provinceId) ? requested.provinceId : '',
  }
  // An id contains those above it: 32, 32.16, 32.16.07, 32.16.07.2001.
  const isWithin = (parent: string, child: string) =>
    parent !== '' && /^[\d.]{5,13}$/.test(child) && child.startsWith(`${parent}.`)
  const cityId = isWithin(choice.provinceId, choice.cityId) ? choice.cityId : ''
  const districtId = isWithin(cityId, choice.districtId) ? choice.districtId : ''
  const noRegions = { results: [] }
  const [provinces, cities, districts, villages, postalCodes] = await Promise.all([
    regions.provinces(),
    choice.provinceId ? regions.cities({ query: { provinceId: choice.provinceId } }) : noRegions,
    cityId ? regions.districts({ query: { cityId } }) : noRegions,
    districtId ? regions.villages({ id: districtId }) : noRegions,
    districtId ? regions.postalCodes({ query: { cityId, districtId } }) : noRegions,
  ])
  return {
    choice: {
      ...choice,
      cityId,
      districtId,
      villageId: isWithin(districtId, choice.villageId) ? choice.villageId : '',
    },
    provinces: provinces.results,
    cities: cities.results,
    districts: districts.results,
    villages: villages.results,
    postalCodes: postalCodes.results,
  }
}
/** What the loader of a page with region fields returns to them. */
export type RegionSearch = {
  regions?: RegionLists | undefined
  matchingDistricts: Awaited<ReturnType<typeof searchDistricts>>
}

/** The districts whose name has the page's `cari`. */
export async function searchDistricts({ regions }: Api, query: URLSearchParams) {
  const search = query.get('cari')?.trim().slice(0, 60) ?? ''
  return search.length < 2 ? [] : (await regions.origin({ query: { search } })).results
}

export type RegionLists = Awaited<ReturnType<typeof loadRegions>>
