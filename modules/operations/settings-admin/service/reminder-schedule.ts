import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { staleEdit } from '#modules/foundation/audit/service.ts'
import { changeSetting, loadSetting, lockSetting } from '#modules/foundation/settings/service.ts'
import { reminderScheduleSetting } from '#modules/finance/payment-reminders/service/schedule-setting.ts'
import type { staffSettingsCalls } from '../contract.ts'
import { ENTITY_TYPE, recordSettingChange } from '../service.ts'

type ReminderInput = z.output<typeof staffSettingsCalls.changeReminders.body>

const REMINDERS_LABEL = 'Pengingat tagihan tempo'

/**
 * Changes when buyers are reminded of invoices on credit terms, with an audit entry. Throws 409 `desk.changed` if the
 * days are not what the caller saw.
 */
export const changeReminders = (
  ctx: StaffContext,
  { seen = {}, before, onDay, after }: ReminderInput,
) =>
  withTransaction(ctx, async (ctx) => {
    await lockSetting(ctx.db, reminderScheduleSetting.key)
    const stored = await loadSetting(ctx.db, reminderScheduleSetting)
    const isStale = Object.entries(stored).some(
      ([field, value]) => field in seen && JSON.stringify(seen[field]) !== JSON.stringify(value),
    )
    if (isStale)
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: REMINDERS_LABEL,
        values: stored,
      })
    const sort = (list: readonly number[]) => list.toSorted((a, b) => a - b)
    const schedule = { before: sort(before), onDay, after: sort(after) }
    await changeSetting(ctx.db, reminderScheduleSetting, schedule, ctx.clock.now())
    await recordSettingChange(ctx, REMINDERS_LABEL, stored, schedule)
    return schedule
  })
