import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { changeSetting } from '#modules/foundation/settings/service.ts'
import { WEEKDAY_NAMES } from '#modules/selling/delivery/rules/weekday-names.ts'
import { fleetSetting, lockFleet } from '#modules/selling/delivery/service/fleet-setting.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { toDeliveryFields } from '../rules.ts'
import { assertSettingAsSeen, recordSettingChange } from './replace-setting.ts'

type DeliveryInput = z.output<typeof staffSettingsCalls.changeDelivery.body>

const DELIVERY_LABEL = 'Jangkauan dan jadwal kirim'

/**
 * Changes how far, what folded and when the shop delivers, with an audit entry; the next quotation goes by it, and orders
 * that are placed keep their day. Throws 409 `desk.changed` if it is not what the caller saw.
 */
export const changeDelivery = (
  ctx: StaffContext,
  { seen, reachKm, bends, ...schedule }: DeliveryInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const fleet = await lockFleet(ctx.db)
    const before = toDeliveryFields(fleet)
    await assertSettingAsSeen(ctx, DELIVERY_LABEL, before, seen)
    const changed = {
      ...fleet,
      reachKm,
      bends: bends.toSorted(),
      schedule: {
        ...schedule,
        closedWeekdays: schedule.closedWeekdays.toSorted(),
        holidays: schedule.holidays.toSorted(),
      },
    }
    await changeSetting(ctx.db, fleetSetting, changed, ctx.clock.now())
    const after = toDeliveryFields(changed)
    await recordSettingChange(ctx, DELIVERY_LABEL, nameWeekdays(before), nameWeekdays(after))
    return after
  })

/** As the audit log shows it. */
const nameWeekdays = (fields: ReturnType<typeof toDeliveryFields>) => ({
  ...fields,
  closedWeekdays: fields.closedWeekdays.map((day) => WEEKDAY_NAMES[day]),
})
