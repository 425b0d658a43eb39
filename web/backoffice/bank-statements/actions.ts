import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { staffBankStatementCalls } from '#modules/finance/bank-statements/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import {
  createAndRedirect,
  readFormFile,
  runAction,
  runFormAction,
  throwUnknownIntent,
} from '../shared/actions/run-action.ts'

const { setAside } = staffBankStatementCalls

/** Numbers of invoices, with commas or spaces between them. */
const MatchForm = z.object({
  invoices: z
    .string()
    .trim()
    .min(1, 'Tulis nomor tagihannya.')
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
})

/** Runs a form of the page: `upload`, and of one line `match 12`, `undo-match 12`, `set-aside 12`, `reopen 12`. */
export async function handleBankIntent(
  { staffBankStatements: bank }: Pick<Api, 'staffBankStatements'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent')).split(' ')
  switch (intent) {
    case 'upload':
      return createAndRedirect(
        form,
        () => bank.upload({ files: { file: readFormFile(form) } }),
        (statement) => `/backoffice/mutasi-bank/${statement}`,
      )
    case 'match':
      return runFormAction(
        form,
        MatchForm,
        'Lunas. Pembeli dikabari setelah sepuluh menit.',
        (body) => bank.match({ id, body }),
        (path) => path.replace(/^invoices\..*/, 'invoices'),
      )
    case 'set-aside':
      return runFormAction(form, setAside.body, 'Disisihkan.', (body) =>
        bank.setAside({ id, body }),
      )
    case 'undo-match':
      return runAction(form, 'Pencocokan dibatalkan; pembeli tidak diberi tahu.', () =>
        bank.undoMatch({ id }),
      )
    case 'reopen':
      return runAction(form, 'Dibuka lagi.', () => bank.reopen({ id }))
    default:
      return throwUnknownIntent()
  }
}
