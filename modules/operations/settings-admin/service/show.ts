import type { AppDeps } from '#platform/http/context.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'
import { taskEmailsSetting } from '#modules/foundation/staff-tasks/service.ts'
import { registrationSetting } from '#modules/people/identity/service/registration.ts'
import { listWarehousePlaces } from '#modules/catalogue/stock/service/warehouse-places.ts'
import { fleetSetting } from '#modules/selling/delivery/service/fleet-setting.ts'
import { reminderScheduleSetting } from '#modules/finance/payment-reminders/service/schedule-setting.ts'
import { toDeliveryFields } from '../rules.ts'
import { loadFinanceLimits } from './finance-limits.ts'
import { listUploadRules } from './upload-rules.ts'

/** The current values of the settings that staff can change. */
export async function show(deps: AppDeps) {
  const [{ open }, letterhead, kinds, fleet, financeLimits, reminders, uploads, warehouses] =
    await Promise.all([
      loadSetting(deps.db, registrationSetting),
      loadSetting(deps.db, letterheadSetting),
      loadSetting(deps.db, taskEmailsSetting),
      loadSetting(deps.db, fleetSetting),
      loadFinanceLimits(deps.db),
      loadSetting(deps.db, reminderScheduleSetting),
      listUploadRules(deps),
      listWarehousePlaces(deps.db),
    ])
  return {
    registrationOpen: open,
    letterhead,
    taskEmails: { kinds },
    financeLimits,
    reminders,
    vehicles: fleet.vehicles,
    delivery: toDeliveryFields(fleet),
    uploads,
    warehouses,
  }
}
