import type { Api } from '#modules/client.ts'
import { runAction, readFormFile, throwUnknownIntent } from '../shared/run-action.ts'
import { createFieldReader } from '../shared/form-values.ts'
import type { ActionResult } from '../shared/action-result.ts'

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
      return runAction(form, 'Kategori tersimpan.', () =>
        catalogue.changeCategory({ id, body: { ...body, revision: text('revision') } }),
      )
    case 'picture':
      return runAction(form, 'Gambar kategori tersimpan.', () => changeImage(catalogue, id, form))
    case 'remove':
      return runAction(form, 'Kategori dihapus.', () => catalogue.removeCategory({ id }))
    default:
      return throwUnknownIntent()
  }
}

/**
 * Replaces only the image of a category. A conflict if the category has changed since the page was
 * loaded.
 */
async function changeImage(catalogue: Api['catalogueAdmin'], id: string, form: FormData) {
  const current = (await catalogue.categories()).results.find((category) => category.id === id)
  if (!current) return throwUnknownIntent()
  const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
  const { name, slug, group, position } = current
  const body = { name, slug, group, position, picture, revision: Number(form.get('revision')) }
  return catalogue.changeCategory({ id, body })
}
