import type { Handlers } from '#platform/http/context.ts'
import type { regionCalls } from './contract.ts'
import { countries } from './rules/countries.ts'
import * as regions from './service/regions.ts'

export const regionHandlers: Handlers<typeof regionCalls> = {
  countryCodes: async () => ({ results: [...countries] }),
  provinces: async ({ db }) => ({ results: await regions.listProvinces(db) }),
  cities: async ({ db }, { query }) => ({
    results: await regions.listCities(db, query.provinceId),
  }),
  districts: async ({ db }, { query }) => ({
    results: await regions.listDistricts(db, query.cityId),
  }),
  district: ({ db }, { id }) => regions.findDistrict(db, id),
  villages: async ({ db }, { id }) => ({ results: await regions.listVillages(db, id) }),
  postalCodes: async ({ db }, { query }) => ({
    results: await regions.listPostalCodes(db, query.cityId, query.districtId),
  }),
  origin: async ({ db }, { query }) => ({
    results: await regions.searchPlaces(db, query.search),
  }),
}
