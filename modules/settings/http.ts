import type { Handlers } from '#platform/http/context.ts'
import type { staffSettingsCalls } from './contract.ts'
import * as desk from './desk.ts'

export const staffSettingsHandlers: Handlers<typeof staffSettingsCalls> = {
  show: (ctx) => desk.show(ctx),
  changeRegistration: (ctx, { body }) => desk.changeRegistration(ctx, body),
  changeUpload: (ctx, { body }) => desk.changeUpload(ctx, body),
}
