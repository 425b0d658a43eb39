import type { Api } from '#modules/client.ts'
import { staffLenderSimulatorCalls } from '#modules/finance/lender-simulator/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { changeMode, decide, driveLoan, repeat, repeatLoan } = staffLenderSimulatorCalls

/** Runs a form of the page: `mode`, or a step of one application such as `decide 12`. */
export async function handleLenderSimulatorIntent(
  { staffLenderSimulator: lenders }: Pick<Api, 'staffLenderSimulator'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent')).split(' ')
  switch (intent) {
    case 'mode':
      return runFormAction(form, changeMode.body, 'Cara kerjanya diganti.', (body) =>
        lenders.changeMode({ body }),
      )
    case 'decide':
      return runFormAction(form, decide.body, 'Diputuskan; kabarnya menyusul.', (body) =>
        lenders.decide({ id, body }),
      )
    case 'repeat':
      return runFormAction(form, repeat.body, 'Kabarnya dikirim sekali lagi.', (body) =>
        lenders.repeat({ id, body }),
      )
    case 'forge':
      return forge(form, () => lenders.forge({ id, body: {} }))
    case 'loan':
      return runFormAction(form, driveLoan.body, 'Dijalankan; kabarnya menyusul.', (body) =>
        lenders.driveLoan({ id, body }),
      )
    case 'repeat-loan':
      return runFormAction(form, repeatLoan.body, 'Kabarnya dikirim sekali lagi.', (body) =>
        lenders.repeatLoan({ id, body }),
      )
    case 'forge-loan':
      return forge(form, () => lenders.forgeLoan({ id, body: {} }))
    default:
      return throwUnknownIntent()
  }
}

async function forge(
  form: FormData,
  post: () => Promise<{ status: number; message: string }>,
): Promise<ActionResult> {
  let answer = { status: 0, message: '' }
  const result = await runAction(form, '', async () => {
    answer = await post()
  })
  return 'reply' in result ? result : { done: `Toko menjawab ${answer.status}: ${answer.message}` }
}
