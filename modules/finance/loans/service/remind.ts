import { days, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueReminder } from '../emails.ts'
import { LOAN_REMINDER_STEPS } from '../rules/reminder-steps.ts'
import { listDue } from '../store/instalments.ts'

/** Reminds buyers of instalments that are due soon, today or were, each step once. Job; repeatable. */
export async function remindOfInstalments(deps: AppDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const stepByDay = new Map(
    LOAN_REMINDER_STEPS.map((step) => [toJakartaDate(new Date(now - days(step))), step]),
  )
  for (const instalment of await listDue(deps.db, [...stepByDay.keys()])) {
    const step = stepByDay.get(instalment.dueDate)!
    for (const recipient of instalment.recipients)
      await queueReminder(deps, recipient, { ...instalment, step })
  }
}
