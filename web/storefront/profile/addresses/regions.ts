import type { z } from 'zod'
import type { Api } from '#modules/client.ts'
import type { Address } from '#modules/customers/contract.ts'

export type AddressAnswer = z.output<typeof Address>
export type RegionChoice = {
  provinceId: string
  cityId: string
  districtId: string
  villageId: string
}

/** What a posted form has chosen of the regions. */
export const choiceIn = (form: FormData): RegionChoice => {
  const from = (name: string) => String(form.get(name) ?? '')
  return {
    provinceId: from('provinceId'),
    cityId: from('cityId'),
    districtId: from('districtId'),
    villageId: from('villageId'),
  }
}

type Chosen = Pick<AddressAnswer, 'province' | 'city' | 'district' | 'village'>

/** The regions of a company's seat, as an address names them. */
export function seatIn({ address }: { address: RegionChoice | null }): Chosen | undefined {
  if (!address) return undefined
  const region = (id: string) => ({ id, name: '' })
  return {
    province: region(address.provinceId),
    city: region(address.cityId),
    district: region(address.districtId),
    village: region(address.villageId),
  }
}

/** What the page's address has chosen of the regions, else those of the address that is changed. */
export function regionChoice(query: URLSearchParams, edited: Chosen | undefined): RegionChoice {
  const from = (name: string, kept: string | undefined) => query.get(name) ?? kept ?? ''
  return {
    provinceId: from('provinceId', edited?.province.id),
    cityId: from('cityId', edited?.city.id),
    districtId: from('districtId', edited?.district.id),
    villageId: from('villageId', edited?.village.id),
  }
}

/** The five lists of an address, each as far as the choice above it goes. */
export async function loadRegions(api: Api, wanted: RegionChoice) {
  const { regions } = api
  const choice = {
    ...wanted,
    provinceId: /^\d{2}$/.test(wanted.provinceId) ? wanted.provinceId : '',
  }
  // Ids carry those above them: 32, 32.16, 32.16.07, 32.16.07.2001.
  const under = (parent: string, child: string) =>
    parent !== '' && /^[\d.]{5,13}$/.test(child) && child.startsWith(`${parent}.`)
  const cityId = under(choice.provinceId, choice.cityId) ? choice.cityId : ''
  const districtId = under(cityId, choice.districtId) ? choice.districtId : ''
  const none = { results: [] }
  const [provinces, cities, districts, villages, postalCodes] = await Promise.all([
    regions.provinces(),
    choice.provinceId ? regions.cities({ query: { provinceId: choice.provinceId } }) : none,
    cityId ? regions.districts({ query: { cityId } }) : none,
    districtId ? regions.villages({ id: districtId }) : none,
    districtId ? regions.postalCodes({ query: { cityId, districtId } }) : none,
  ])
  return {
    choice: {
      ...choice,
      cityId,
      districtId,
      villageId: under(districtId, choice.villageId) ? choice.villageId : '',
    },
    provinces: provinces.results,
    cities: cities.results,
    districts: districts.results,
    villages: villages.results,
    postalCodes: postalCodes.results,
  }
}
export type Regions = Awaited<ReturnType<typeof loadRegions>>
