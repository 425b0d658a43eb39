import type { Api } from '#modules/client.ts'
import { staffLateFeeCalls } from '#modules/finance/late-fees/staff-contract.ts'
import { staffReminderCalls } from '#modules/finance/payment-reminders/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { pause, resume } = staffReminderCalls

/** Runs a form of an invoice: of its reminders `pause`, `resume`, `send`, of its late fee `waive`. */
export async function handleReminderIntent(
  { staffReminders, staffLateFees }: Pick<Api, 'staffReminders' | 'staffLateFees'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'pause':
      return runFormAction(form, pause.body, 'Pengingat dijeda.', (body) =>
        staffReminders.pause({ id, body }),
      )
    case 'resume':
      return runFormAction(form, resume.body, 'Pengingat dilanjutkan.', (body) =>
        staffReminders.resume({ id, body }),
      )
    case 'waive':
      return runFormAction(form, staffLateFeeCalls.waive.body, 'Denda dihapus.', (body) =>
        staffLateFees.waive({ id, body }),
      )
    case 'send':
      return runAction(form, 'Pengingat dikirim.', () => staffReminders.send({ id, body: {} }))
    default:
      return throwUnknownIntent()
  }
}
