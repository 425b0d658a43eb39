import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { personalDataCalls } from './contract.ts'
import * as closing from './service/close-account.ts'
import { download } from './service/download.ts'

export const personalDataHandlers: Handlers<typeof personalDataCalls> = {
  download: (ctx) => download(ctx),
  closing: (ctx) => closing.showClosing(ctx),
  close: async (ctx, { body }) => (await closing.closeAccount(ctx, body), okResponse),
}
