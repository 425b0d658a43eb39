import { data } from 'react-router'
import { staffSearchCalls } from '#modules/catalogue/search/staff-contract.ts'
import type { Api } from '#modules/client.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import type { ActionResult } from '../shared/respond.ts'

type SearchApi = Pick<Api, 'staffSearch'>

/** Does what a form of the search desk asks: `add`, `change 12`, `remove 12`, `handled <id>`. */
export async function handleSearchIntent(
  { staffSearch: searchApi }: SearchApi,
  form: FormData,
): Promise<ActionResult> {
  const posted = String(form.get('intent') ?? '')
  const [intent, id = ''] = posted.split(' ')
  switch (intent) {
    case 'add':
      return runSynonymAction(form, 'Sinonim ditambahkan, dan langsung berlaku.', (body) =>
        searchApi.addSynonym({ body }),
      )
    case 'change':
      return runSynonymAction(form, 'Sinonim diubah, dan langsung berlaku.', (body) =>
        searchApi.changeSynonym({ id, body }),
      )
    case 'remove':
      return runSimpleAction(posted, 'Sinonim dihapus.', () => searchApi.removeSynonym({ id }))
    case 'handled':
      return runSimpleAction(posted, 'Permintaan ditandai selesai.', () =>
        searchApi.handleMaterialRequest({ id }),
      )
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

async function runSimpleAction(
  intent: string,
  done: string,
  work: () => Promise<unknown>,
): Promise<ActionResult> {
  try {
    await work()
    return { done }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, { intent: [intent] }) }
  }
}

async function runSynonymAction(
  form: FormData,
  done: string,
  work: (body: { phrase: string; meaning: string }) => Promise<unknown>,
): Promise<ActionResult> {
  const read = readFormData(form, staffSearchCalls.addSynonym.body)
  if (!read.ok) return { reply: read.reply }
  try {
    await work(read.value)
    return { done }
  } catch (thrown) {
    return { reply: read.toErrors(thrown) }
  }
}
