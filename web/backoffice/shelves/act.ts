import type { Api } from '#modules/client.ts'
import { acted, unknownStep } from '../catalogue/acting.ts'
import { typed } from '../catalogue/typed.ts'
import type { Acted } from '../done.ts'

/** Does what a form of the categories' page asks: `add`, `change 12`, `remove 12`. */
export async function act(
  { catalogueDesk: desk }: Pick<Api, 'catalogueDesk'>,
  form: FormData,
): Promise<Acted> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  const text = typed(form)
  const body = {
    name: text('name') ?? '',
    group: text('group') ?? '',
    slug: text('slug'),
    position: text('position'),
  }
  switch (intent) {
    case 'add':
      return acted(form, 'Kategori ditambahkan.', () => desk.addCategory({ body }))
    case 'change':
      return acted(form, 'Kategori tersimpan.', () =>
        desk.changeCategory({ id, body: { ...body, revision: text('revision') } }),
      )
    case 'remove':
      return acted(form, 'Kategori dihapus.', () => desk.removeCategory({ id }))
    default:
      return unknownStep()
  }
}
