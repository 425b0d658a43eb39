import type { Api } from '#modules/client.ts'
import { acted, unknownStep } from '../parts/acting.ts'
import type { Acted } from '../parts/done.ts'

/** Does what a form of an account's page asks: `suspend`, `lift`, `sign-out`, `activation`. */
export async function act(
  { staffAccounts: desk }: Pick<Api, 'staffAccounts'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  switch (form.get('intent')) {
    case 'suspend': {
      const body = { reason: String(form.get('reason') ?? '') }
      return acted(form, 'Akun ditangguhkan; pembeli kami beri tahu.', () =>
        desk.suspend({ id, body }),
      )
    }
    case 'lift':
      return acted(form, 'Akun aktif kembali; pembeli kami beri tahu.', () => desk.lift({ id }))
    case 'sign-out':
      return acted(form, 'Semua sesi berakhir.', () => desk.signOut({ id }))
    case 'activation':
      return acted(form, 'Tautan aktivasi terkirim.', () => desk.sendActivation({ id }))
    default:
      return unknownStep()
  }
}
