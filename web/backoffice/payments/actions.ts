import type { Api } from '#modules/client.ts'
import { staffGatewayCalls } from '#modules/finance/gateway/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { OptionalTreatment } from './treatment.ts'
import { runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { accept, returned } = staffGatewayCalls
const AcceptForm = accept.body.extend({ treatment: OptionalTreatment })

/** Runs a form of one row: `accept 12`, `return 12`. */
export async function handleMoneyIntent(
  { staffPayments }: Pick<Api, 'staffPayments'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent')).split(' ')
  if (intent === 'accept')
    return runFormAction(form, AcceptForm, 'Diterima; pesanannya diproses.', (body) =>
      staffPayments.accept({ id, body }),
    )
  if (intent === 'return')
    return runFormAction(form, returned.body, 'Pengembalian dicatat.', (body) =>
      staffPayments.returned({ id, body }),
    )
  return throwUnknownIntent()
}
