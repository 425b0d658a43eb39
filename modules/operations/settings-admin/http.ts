import type { Handlers } from '#platform/http/context.ts'
import type { staffSettingsCalls } from './contract.ts'
import { changeDelivery } from './service/delivery-table.ts'
import { changeFinanceLimits } from './service/finance-limits.ts'
import * as plain from './service/plain-settings.ts'
import { show } from './service/show.ts'
import { changeUpload } from './service/upload-rules.ts'
import { changeVehicle } from './service/vehicles.ts'
import { changeWarehouse } from './service/warehouse-places.ts'

export const staffSettingsHandlers: Handlers<typeof staffSettingsCalls> = {
  show: (ctx) => show(ctx),
  changeRegistration: (ctx, { body }) => plain.changeRegistration(ctx, body),
  changeLetterhead: (ctx, { body }) => plain.changeLetterhead(ctx, body),
  changeTaskEmails: (ctx, { body }) => plain.changeTaskEmails(ctx, body),
  changeFinanceLimits: (ctx, { body }) => changeFinanceLimits(ctx, body),
  changeReminders: (ctx, { body }) => plain.changeReminders(ctx, body),
  changeWarehouse: (ctx, { body }) => changeWarehouse(ctx, body),
  changeVehicle: (ctx, { body }) => changeVehicle(ctx, body),
  changeDelivery: (ctx, { body }) => changeDelivery(ctx, body),
  changeUpload: (ctx, { body }) => changeUpload(ctx, body),
}
