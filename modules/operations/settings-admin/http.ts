import type { Handlers } from '#platform/http/context.ts'
import type { staffSettingsCalls } from './contract.ts'
import { changeDelivery } from './service/delivery-table.ts'
import { changeReminders } from './service/reminder-schedule.ts'
import { changeWarehouse } from './service/warehouse-places.ts'
import * as service from './service.ts'

export const staffSettingsHandlers: Handlers<typeof staffSettingsCalls> = {
  show: (ctx) => service.show(ctx),
  changeRegistration: (ctx, { body }) => service.changeRegistration(ctx, body),
  changeLetterhead: (ctx, { body }) => service.changeLetterhead(ctx, body),
  changeTaskEmails: (ctx, { body }) => service.changeTaskEmails(ctx, body),
  changeFinanceLimits: (ctx, { body }) => service.changeFinanceLimits(ctx, body),
  changeReminders: (ctx, { body }) => changeReminders(ctx, body),
  changeWarehouse: (ctx, { body }) => changeWarehouse(ctx, body),
  changeVehicle: (ctx, { body }) => service.changeVehicle(ctx, body),
  changeDelivery: (ctx, { body }) => changeDelivery(ctx, body),
  changeUpload: (ctx, { body }) => service.changeUpload(ctx, body),
}
