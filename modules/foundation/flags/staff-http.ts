import type { Handlers } from '#platform/http/context.ts'
import { changeFlag, listFlags } from './service/staff-flags.ts'
import type { staffFlagCalls } from './staff-contract.ts'

export const staffFlagHandlers: Handlers<typeof staffFlagCalls> = {
  list: (ctx) => listFlags(ctx),
  change: (ctx, { key, body }) => changeFlag(ctx, key, body),
}
