import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'

/** Runs a form of an account's page: `suspend`, `lift`, `sign-out`, `activation`. */
export async function handleAccountIntent(
  { staffAccounts: accounts }: Pick<Api, 'staffAccounts'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'suspend': {
      const body = { reason: String(form.get('reason') ?? '') }
      return runAction(form, 'Akun ditangguhkan; pembeli kami beri tahu.', () =>
        accounts.suspend({ id, body }),
      )
    }
    case 'lift':
      return runAction(form, 'Akun aktif kembali; pembeli kami beri tahu.', () =>
        accounts.lift({ id }),
      )
    case 'sign-out':
      return runAction(form, 'Semua sesi berakhir.', () => accounts.signOut({ id }))
    case 'activation':
      return runAction(form, 'Tautan aktivasi terkirim.', () => accounts.sendActivation({ id }))
    default:
      return throwUnknownIntent()
  }
}
