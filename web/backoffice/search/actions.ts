import { staffSearchCalls } from '#modules/catalogue/search/staff-contract.ts'
import type { Api } from '#modules/client.ts'
import { readFormData } from '#web/form.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const SynonymForm = staffSearchCalls.addSynonym.body

/** Runs a form of the search page: `add`, `change 12`, `remove 12`, `handled <id>`. */
export async function handleSearchIntent(
  { staffSearch: searchApi }: Pick<Api, 'staffSearch'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  switch (intent) {
    case 'add':
      return runFormAction(
        form,
        SynonymForm,
        'Sinonim ditambahkan, dan langsung berlaku.',
        (body) => searchApi.addSynonym({ body }),
      )
    case 'change':
      return changeSynonym(searchApi, id, form)
    case 'remove':
      return runAction(form, 'Sinonim dihapus.', () => searchApi.removeSynonym({ id }))
    case 'handled':
      return runAction(form, 'Permintaan ditandai selesai.', () =>
        searchApi.handleMaterialRequest({ id }),
      )
    default:
      return throwUnknownIntent()
  }
}

async function changeSynonym(
  searchApi: Api['staffSearch'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const read = readFormData(form, SynonymForm)
  if (!read.ok) return { reply: read.reply }
  return saveEdit(form, {
    done: 'Sinonim diubah, dan langsung berlaku.',
    body: read.value,
    save: (body, { values: seen }) => searchApi.changeSynonym({ id, body: { ...body, seen } }),
  })
}
