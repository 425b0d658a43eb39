import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffCreditCalls } from '#modules/finance/credit-terms/staff-contract.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { set, decline, freeze, unfreeze } = staffCreditCalls
const LimitForm = set.body.extend({ amount: AmountField, revision: z.coerce.number().int() })

/** Runs a form of a company's credit: `set`, `decline`, `freeze`, `unfreeze`. */
export async function handleCreditIntent(
  { staffCredit }: Pick<Api, 'staffCredit'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'set':
      return runFormAction(
        form,
        LimitForm,
        'Limit disimpan; pemilik perusahaan sudah kami kabari.',
        (body) => staffCredit.set({ id, body }),
        (path) => path.replace(/^amount\..*/, 'amount'),
      )
    case 'decline':
      return runFormAction(
        form,
        decline.body,
        'Pengajuan ditolak; pemilik perusahaan sudah kami kabari.',
        (body) => staffCredit.decline({ id, body }),
      )
    case 'freeze':
      return runFormAction(form, freeze.body, 'Limit dibekukan.', (body) =>
        staffCredit.freeze({ id, body }),
      )
    case 'unfreeze':
      return runFormAction(form, unfreeze.body, 'Limit terbuka lagi.', (body) =>
        staffCredit.unfreeze({ id, body }),
      )
    default:
      return throwUnknownIntent()
  }
}
