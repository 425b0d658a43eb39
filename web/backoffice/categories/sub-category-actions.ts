import type { Api } from '#modules/client.ts'
import type { ActionResult } from '../shared/action-result.ts'
import {
  createAndRedirect,
  readFormFile,
  runAction,
  throwUnknownIntent,
} from '../shared/run-action.ts'
import { readSubCategoryBody } from './sub-category-body.ts'

/** Runs a form of a sub-category's page: `save`, `picture`, `remove`. */
export async function handleSubCategoryIntent(
  { catalogueAdmin: catalogue }: Pick<Api, 'catalogueAdmin'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const revision = Number(form.get('revision'))
  switch (form.get('intent')) {
    case 'save': {
      const body = readSubCategoryBody(form)
      if (id === 'baru')
        return createAndRedirect(
          form,
          () => catalogue.addSubCategory({ body }),
          (newId) => `/backoffice/kategori/${newId}`,
        )
      return runAction(form, 'Subkategori tersimpan.', () =>
        catalogue.changeSubCategory({ id, body: { ...body, revision } }),
      )
    }
    case 'picture':
      return runAction(form, 'Gambar subkategori tersimpan.', async () => {
        const current = await catalogue.subCategory({ id })
        const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
        return catalogue.changeSubCategory({ id, body: { ...current, picture, revision } })
      })
    case 'remove':
      return runAction(form, 'Subkategori dihapus.', () => catalogue.removeSubCategory({ id }))
    default:
      return throwUnknownIntent()
  }
}
