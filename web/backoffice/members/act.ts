import type { Api } from '#modules/client.ts'
import { acted, unknownStep } from '../parts/acting.ts'
import type { Acted } from '../parts/done.ts'
import { rolesIn } from './roles-in.ts'

/** Does what a form of a member's page asks: `roles`, `suspend`, `lift`, `link`. */
export async function act(
  { staffMembers: desk }: Pick<Api, 'staffMembers'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  switch (form.get('intent')) {
    case 'roles': {
      const body = { roles: rolesIn(form) }
      return acted(form, 'Peran tersimpan.', () => desk.changeRoles({ id, body }))
    }
    case 'suspend':
      return acted(form, 'Staf ditangguhkan.', () => desk.suspend({ id }))
    case 'lift':
      return acted(form, 'Staf aktif kembali.', () => desk.lift({ id }))
    case 'link':
      return acted(form, 'Tautan terkirim.', () => desk.sendLink({ id }))
    default:
      return unknownStep()
  }
}
