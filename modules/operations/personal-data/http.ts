import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { personalDataCalls } from './contract.ts'
import * as personalData from './service.ts'

export const personalDataHandlers: Handlers<typeof personalDataCalls> = {
  download: (ctx) => personalData.download(ctx),
  closing: (ctx) => personalData.showClosing(ctx),
  close: async (ctx, { body }) => (await personalData.closeAccount(ctx, body), okResponse),
}
