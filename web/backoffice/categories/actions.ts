import type { Api } from '#modules/client.ts'
import { saveImage } from '../shared/forms/upload-image.ts'
import { runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'

/** Runs a form of the categories page: `add`, `change 12`, `picture 12`, `remove 12`. */
export async function handleCategoryIntent(
  { catalogueAdmin: catalogue }: Pick<Api, 'catalogueAdmin'>,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  const text = createFieldReader(form)
  const body = {
    name: text('name') ?? '',
    group: text('group') ?? '',
    slug: text('slug'),
    position: text('position'),
  }
  switch (intent) {
    case 'add':
      return runAction(form, 'Kategori ditambahkan.', () => catalogue.addCategory({ body }))
    case 'change':
      return saveEdit(form, {
        done: 'Kategori tersimpan.',
        body,
        save: (values, { revision }) =>
          catalogue.changeCategory({ id, body: { ...values, revision } }),
      })
    case 'picture':
      return changeImage(catalogue, id, form)
    case 'remove':
      return runAction(form, 'Kategori dihapus.', () => catalogue.removeCategory({ id }))
    default:
      return throwUnknownIntent()
  }
}

/** Replaces only the image of a category. */
const changeImage = (catalogue: Api['catalogueAdmin'], id: string, form: FormData) =>
  saveImage(catalogue, form, {
    done: 'Gambar kategori tersimpan.',
    save: async ({ picture }, { revision }) => {
      const current = (await catalogue.categories()).results.find((each) => each.id === id)
      if (!current) return throwUnknownIntent()
      const { name, slug, group, position } = current
      const body = { name, slug, group, position, picture, revision }
      return catalogue.changeCategory({ id, body })
    },
  })
