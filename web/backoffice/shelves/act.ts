import type { Api } from '#modules/client.ts'
import { acted, fileOf, unknownStep } from '../parts/acting.ts'
import { typed } from '../parts/typed.ts'
import type { Acted } from '../parts/done.ts'

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
    case 'picture':
      return acted(form, 'Gambar kategori tersimpan.', () => changePicture(desk, id, form))
    case 'remove':
      return acted(form, 'Kategori dihapus.', () => desk.removeCategory({ id }))
    default:
      return unknownStep()
  }
}

/** Another picture for a category and nothing else of it, as long as it is what the asker saw. */
async function changePicture(desk: Api['catalogueDesk'], id: string, form: FormData) {
  const kept = (await desk.categories()).results.find((category) => category.id === id)
  if (!kept) return unknownStep()
  const { picture } = await desk.addPicture({ files: { file: fileOf(form) } })
  const { name, slug, group, position } = kept
  const body = { name, slug, group, position, picture, revision: Number(form.get('revision')) }
  return desk.changeCategory({ id, body })
}
