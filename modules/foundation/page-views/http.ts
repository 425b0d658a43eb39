import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { pageViewCalls } from './contract.ts'
import { logPageView } from './service.ts'

export const pageViewHandlers: Handlers<typeof pageViewCalls> = {
  authenticated: async (ctx, { body }) => (await logPageView(ctx, body), okResponse),
  unauthenticated: async (ctx, { body }) => (await logPageView(ctx, body), okResponse),
}
