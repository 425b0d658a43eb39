import { data } from 'react-router'
import { staffSearchCalls } from '#modules/catalogue/staff-contract.ts'
import type { Api } from '#modules/client.ts'
import { readFormData, refusal } from '#web/form.ts'
import type { Acted } from '../parts/done.ts'

type Desk = Pick<Api, 'staffSearch'>

/** Does what a form of the search desk asks: `add`, `change 12`, `remove 12`, `handled <id>`. */
export async function act({ staffSearch: desk }: Desk, form: FormData): Promise<Acted> {
  const posted = String(form.get('intent') ?? '')
  const [intent, id = ''] = posted.split(' ')
  switch (intent) {
    case 'add':
      return written(form, 'Sinonim ditambahkan, dan langsung berlaku.', (body) =>
        desk.addSynonym({ body }),
      )
    case 'change':
      return written(form, 'Sinonim diubah, dan langsung berlaku.', (body) =>
        desk.changeSynonym({ id, body }),
      )
    case 'remove':
      return pressed(posted, 'Sinonim dihapus.', () => desk.removeSynonym({ id }))
    case 'handled':
      return pressed(posted, 'Permintaan ditandai selesai.', () =>
        desk.handleMaterialRequest({ id }),
      )
    default:
      throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
  }
}

async function pressed(intent: string, done: string, step: () => Promise<unknown>): Promise<Acted> {
  try {
    await step()
    return { done }
  } catch (thrown) {
    return { reply: refusal(thrown, { intent: [intent] }) }
  }
}

async function written(
  form: FormData,
  done: string,
  step: (body: { phrase: string; meaning: string }) => Promise<unknown>,
): Promise<Acted> {
  const read = readFormData(form, staffSearchCalls.addSynonym.body)
  if (!read.ok) return { reply: read.reply }
  try {
    await step(read.value)
    return { done }
  } catch (thrown) {
    return { reply: read.refuse(thrown) }
  }
}
