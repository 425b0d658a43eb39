import type { Handlers } from '#platform/http/context.ts'
import type { companyCalls } from './contract.ts'
import type { staffCompanyCalls } from './staff-contract.ts'
import * as companies from './service.ts'

export const companyHandlers: Handlers<typeof companyCalls> = {
  address: async (ctx) => ({ company: await companies.showOwnAddress(ctx) }),
  changeAddress: (ctx, { id, body }) => companies.changeAddress(ctx, id, body),
}

export const staffCompanyHandlers: Handlers<typeof staffCompanyCalls> = {
  list: (ctx, { query }) => companies.list(ctx, query),
}
