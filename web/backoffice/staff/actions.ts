import type { Api } from '#modules/client.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { readRoles, rolesDescribers } from './read-roles.ts'

/** Runs a form of a staff member's page: `roles`, `suspend`, `lift`, `link`. */
export async function handleMemberIntent(
  { staffMembers: members }: Pick<Api, 'staffMembers'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'roles': {
      const body = { roles: readRoles(form) }
      return saveEdit(form, {
        done: 'Peran tersimpan.',
        body,
        describers: rolesDescribers,
        save: ({ roles }, { values }) =>
          members.changeRoles({
            id,
            body: { roles, seen: values['roles'] as string[] | undefined },
          }),
      })
    }
    case 'suspend':
      return runAction(form, 'Staf ditangguhkan.', () => members.suspend({ id }))
    case 'lift':
      return runAction(form, 'Staf aktif kembali.', () => members.lift({ id }))
    case 'link':
      return runAction(form, 'Tautan terkirim.', () => members.sendLink({ id }))
    default:
      return throwUnknownIntent()
  }
}
