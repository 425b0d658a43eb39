import type { Api } from '#modules/client.ts'
import { staffRefundCalls } from '#modules/finance/refunds/staff-contract.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import {
  readFormFile,
  runAction,
  runFormAction,
  throwUnknownIntent,
} from '../shared/actions/run-action.ts'

const { setAccount, prepare, sendBack, askAgain, pay } = staffRefundCalls
const PrepareForm = prepare.body.extend({ amount: AmountField })

/** Runs a form of a refund's page. */
export async function handleRefundIntent(
  { staffRefunds: refunds }: Pick<Api, 'staffRefunds'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'account':
      return runFormAction(form, setAccount.body, 'Rekening dicatat.', (body) =>
        refunds.setAccount({ id, body }),
      )
    case 'prepare':
      return runFormAction(
        form,
        PrepareForm,
        'Pengembalian disiapkan.',
        (body) => refunds.prepare({ id, body }),
        (path) => path.replace(/^amount\..*/, 'amount'),
      )
    case 'approve':
      return runAction(form, 'Pengembalian disetujui.', () => refunds.approve({ id }))
    case 'send-back':
      return runFormAction(form, sendBack.body, 'Dikembalikan ke penyiap.', (body) =>
        refunds.sendBack({ id, body }),
      )
    case 'ask-again':
      return runFormAction(form, askAgain.body, 'Pembeli sudah kami kabari.', (body) =>
        refunds.askAgain({ id, body }),
      )
    case 'pay':
      return runFormAction(
        form,
        pay.body,
        'Pengembalian dicatat; pembeli sudah kami kabari.',
        (body) => refunds.pay({ id, body }),
      )
    case 'proof':
      return runAction(form, 'Bukti disimpan; pembeli bisa membukanya.', () =>
        refunds.attachProof({ id, files: { file: readFormFile(form) } }),
      )
    case 'send':
      return runAction(form, 'Sedang dikirim lewat gateway.', () => refunds.send({ id }))
    default:
      return throwUnknownIntent()
  }
}
