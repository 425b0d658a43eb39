import type { Handlers } from '#platform/http/context.ts'
import * as reminders from './service/staff-reminders.ts'
import type { staffReminderCalls } from './staff-contract.ts'

export const staffReminderHandlers: Handlers<typeof staffReminderCalls> = {
  show: (ctx, { id }) => reminders.showReminders(ctx, id),
  pause: (ctx, { id, body }) => reminders.pauseReminders(ctx, id, body),
  resume: (ctx, { id, body }) => reminders.resumeReminders(ctx, id, body),
  send: (ctx, { id }) => reminders.sendReminder(ctx, id),
}
