import { z } from 'zod'
import { defineSetting } from '#modules/foundation/settings/service.ts'
import { defaultSchedule, MAX_DAYS_AFTER, MAX_DAYS_BEFORE, MAX_STEPS } from '../rules/schedule.ts'

const dayList = (max: number) => z.array(z.int().min(1).max(max)).max(MAX_STEPS)

/** When buyers are reminded of invoices on credit terms; without any day nobody is. */
export const reminderScheduleSetting = defineSetting(
  'payments.reminder_schedule',
  z.object({
    before: dayList(MAX_DAYS_BEFORE),
    onDay: z.boolean(),
    after: dayList(MAX_DAYS_AFTER),
  }),
  defaultSchedule,
)
