import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { RegionCode } from './address-contract.ts'

const NamedRegion = z.object({ id: z.string(), name: z.string() })
const regionList = json(z.object({ results: z.array(NamedRegion) }))
/** A district with the city and the province that it lies in. */
const DistrictPath = z.object({
  districtId: z.string(),
  district: z.string(),
  cityId: z.string(),
  city: z.string(),
  provinceId: z.string(),
  province: z.string(),
})

export const regionCalls = {
  countryCodes: call('GET /country-code', {
    summary: 'The countries that addresses and phone numbers may be of: Indonesia',
    response: json(
      z.object({
        results: z.array(
          /** Code: ISO 3166-1, two letters. */
          z.object({ code: z.string(), name: z.string(), dialCode: z.string() }),
        ),
      }),
    ),
  }),
  provinces: call('GET /region/province', { summary: 'All provinces', response: regionList }),
  cities: call('GET /region/city', {
    summary: 'Cities and regencies of a province',
    query: z.object({ provinceId: RegionCode }),
    response: regionList,
  }),
  districts: call('GET /region/district', {
    summary: 'Districts of a city',
    query: z.object({ cityId: RegionCode }),
    response: regionList,
  }),
  district: call('GET /region/district/{id}', {
    summary: 'A district with its city and province (ours)',
    response: json(DistrictPath),
  }),
  villages: call('GET /region/district/{id}/village', {
    summary: 'Villages of a district',
    response: regionList,
  }),
  postalCodes: call('GET /postal-code/list-postal-code', {
    failures: [404],
    summary: 'Postal codes of a district; demo codes are marked',
    query: z.object({ cityId: RegionCode, districtId: RegionCode }),
    response: json(
      z.object({ results: z.array(z.object({ code: z.string(), isDemo: z.boolean() })) }),
    ),
  }),
  origin: call('GET /region/origin', {
    summary:
      'Districts whose own or city name begins with the text, else those with such a village',
    query: z.object({ search: z.string().trim().min(2).max(60) }),
    response: json(z.object({ results: z.array(DistrictPath) })),
  }),
}
