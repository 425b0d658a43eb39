import type { Handlers } from '#platform/http/context.ts'
import type { headerCalls } from './contract.ts'
import { showHeader } from './service.ts'

export const headerHandlers: Handlers<typeof headerCalls> = {
  show: (ctx, { query }) => showHeader(ctx, query.district),
}
