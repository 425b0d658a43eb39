import { done } from '#platform/contract/shapes.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { personalDataCalls } from './contract.ts'
import * as personalData from './service.ts'

export const personalDataHandlers: Handlers<typeof personalDataCalls> = {
  download: (ctx) => personalData.download(ctx),
  closing: (ctx) => personalData.closing(ctx),
  close: async (ctx, { body }) => (await personalData.close(ctx, body), done),
}
