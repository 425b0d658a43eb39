import type { Handlers } from '#platform/http/context.ts'
import type { companyCalls } from './contract.ts'
import * as companies from './service.ts'

export const companyHandlers: Handlers<typeof companyCalls> = {
  changeAddress: (ctx, { id, body }) => companies.changeAddress(ctx, id, body),
}
