import type { Handlers } from '#platform/http/context.ts'
import type { taxIdentityCalls } from './contract.ts'
import * as taxIdentities from './service.ts'

export const taxIdentityHandlers: Handlers<typeof taxIdentityCalls> = {
  show: (ctx) => taxIdentities.showTaxIdentity(ctx),
  save: (ctx, { body }) => taxIdentities.saveTaxIdentity(ctx, body),
  remove: (ctx) => taxIdentities.removeTaxIdentity(ctx),
}
