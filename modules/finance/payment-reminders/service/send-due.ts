import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { explainNoReminder } from '../rules/remindable.ts'
import { findDueStep, listSteps, type ReminderSchedule } from '../rules/schedule.ts'
import * as store from '../store/reminders.ts'
import { remind } from './remind.ts'
import { reminderScheduleSetting } from './schedule-setting.ts'

/**
 * Sends the reminders of the schedule: to each company at most once a day, in one message for all of its invoices. A
 * company that fails does not keep the others from theirs; the run fails at its end, and is tried again.
 */
export async function sendDueReminders(deps: AppDeps): Promise<void> {
  const schedule = await loadSetting(deps.db, reminderScheduleSetting)
  const [firstStep] = listSteps(schedule)
  if (firstStep === undefined) return
  const today = toJakartaDate(deps.clock.now())
  // The due days whose first step has been reached.
  const before = new Date(startOfJakartaDay(today).getTime() + days(1 - firstStep))
  const failures: unknown[] = []
  for (const companyId of await store.listCompanies(deps.db, before, today))
    try {
      await withTransaction(deps, (deps) => remindCompany(deps, companyId, { schedule, before }))
    } catch (failure) {
      failures.push(failure)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'some companies were not reminded')
}

async function remindCompany(
  deps: AppDeps,
  companyId: string,
  { schedule, before }: { schedule: ReminderSchedule; before: Date },
): Promise<void> {
  await store.lockReminders(deps.db, companyId)
  const now = deps.clock.now()
  if (await store.wasRemindedOn(deps.db, companyId, toJakartaDate(now))) return
  const owed = await store.lockOwedInvoices(deps.db, companyId, before)
  const due = owed.flatMap((invoice) => {
    if (invoice.isPaused || explainNoReminder(invoice)) return []
    const step = findDueStep(schedule, invoice.dueAt, now, invoice.sent)
    return step === undefined ? [] : [{ ...invoice, step }]
  })
  if (due.length > 0) await remind(deps, companyId, due, null)
}
