import type { Api } from '#modules/client.ts'
import { staffBankSimulatorCalls } from '#modules/finance/bank-simulator/staff-contract.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { changeMode, pay } = staffBankSimulatorCalls
const PayOtherInput = pay.body.extend({ amount: AmountField })

/** Runs a form of the page: `mode`, or a step of one account such as `pay 12`. */
export async function handleSimulatorIntent(
  { staffBankSimulator: bank }: Pick<Api, 'staffBankSimulator'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent')).split(' ')
  switch (intent) {
    case 'mode':
      return runFormAction(form, changeMode.body, 'Cara kerjanya diganti.', (body) =>
        bank.changeMode({ body }),
      )
    case 'pay':
    case 'pay-late':
      return runFormAction(form, pay.body, 'Dibayar; kabarnya menyusul.', (body) =>
        bank.pay({ id, body }),
      )
    case 'pay-other':
      return runFormAction(
        form,
        PayOtherInput,
        'Dibayar; kabarnya menyusul.',
        (body) => bank.pay({ id, body }),
        (path) => path.replace(/^amount\..*/, 'amount'),
      )
    case 'repeat':
      return runAction(form, 'Kabarnya dikirim sekali lagi.', () => bank.repeat({ id, body: {} }))
    case 'forge':
      return forge(bank, form, id)
    default:
      return throwUnknownIntent()
  }
}

async function forge(
  bank: Api['staffBankSimulator'],
  form: FormData,
  id: string,
): Promise<ActionResult> {
  let answer = { status: 0, message: '' }
  const result = await runAction(form, '', async () => {
    answer = await bank.forge({ id, body: {} })
  })
  return 'reply' in result ? result : { done: `Toko menjawab ${answer.status}: ${answer.message}` }
}
