import type { Api } from '#modules/client.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

/** Closes the month of a form, or opens it again. */
export function saveMonth({ staffMonths }: Api, form: FormData): Promise<ActionResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  const month = text('month')
  switch (text('intent')) {
    case 'close':
      return runAction(form, 'Bulan ditutup.', () => staffMonths.close({ body: { month } }))
    case 'reopen':
      return runAction(form, 'Bulan dibuka lagi.', () =>
        staffMonths.reopen({ body: { month, reason: text('reason') } }),
      )
    default:
      return throwUnknownIntent()
  }
}
