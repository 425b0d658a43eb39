import type { Handlers } from '#platform/http/context.ts'
import type { regionCalls } from './contract.ts'
import * as regions from './service.ts'

export const regionHandlers: Handlers<typeof regionCalls> = {
  provinces: async ({ db }) => ({ results: await regions.provinces(db) }),
  cities: async ({ db }, { query }) => ({ results: await regions.cities(db, query.provinceId) }),
  districts: async ({ db }, { query }) => ({ results: await regions.districts(db, query.cityId) }),
  villages: async ({ db }, { id }) => ({ results: await regions.villages(db, id) }),
  postalCodes: async ({ db }, { query }) => ({
    results: await regions.postalCodes(db, query.cityId, query.districtId),
  }),
  origin: async ({ db }, { query }) => ({ results: await regions.origins(db, query.search) }),
}
