import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffReturnCalls } from '#modules/finance/returns/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { approve, refuse, receive, credit } = staffReturnCalls
const CreditFormInput = credit.body.extend({
  withFreight: z.literal('true').optional().transform(Boolean),
})

/** Runs a form of a return's page: `approve`, `refuse`, `receive`, `credit`. */
export async function handleReturnIntent(
  { staffReturns }: Pick<Api, 'staffReturns'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'approve':
      return runFormAction(
        form,
        approve.body,
        'Retur disetujui; pembeli sudah kami kabari.',
        (body) => staffReturns.approve({ id, body }),
      )
    case 'refuse':
      return runFormAction(form, refuse.body, 'Retur ditolak; pembeli sudah kami kabari.', (body) =>
        staffReturns.refuse({ id, body }),
      )
    case 'receive':
      return runFormAction(form, receive.body, 'Barang retur dicatat.', (body) =>
        staffReturns.receive({ id, body }),
      )
    case 'credit':
      return runFormAction(
        form,
        CreditFormInput,
        'Nota kredit terbit; pembeli sudah kami kabari.',
        (body) => staffReturns.credit({ id, body }),
      )
    default:
      return throwUnknownIntent()
  }
}
