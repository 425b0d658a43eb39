import type { Api } from '#modules/client.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createAndRedirect, runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { saveImage } from '../shared/forms/upload-image.ts'
import { readSubCategoryBody, subCategoryDescribers } from './sub-category-body.ts'

/** Runs a form of a sub-category's page: `save`, `picture`, `remove`. */
export async function handleSubCategoryIntent(
  { catalogueAdmin: catalogue }: Pick<Api, 'catalogueAdmin'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'save': {
      const body = readSubCategoryBody(form)
      if (id === 'baru')
        return createAndRedirect(
          form,
          () => catalogue.addSubCategory({ body }),
          (newId) => `/backoffice/kategori/${newId}`,
        )
      return saveEdit(form, {
        done: 'Subkategori tersimpan.',
        body,
        describers: subCategoryDescribers,
        save: (values, { revision }) =>
          catalogue.changeSubCategory({ id, body: { ...values, revision } }),
      })
    }
    case 'picture':
      return saveImage(catalogue, form, {
        done: 'Gambar subkategori tersimpan.',
        save: async ({ picture }, { revision }) => {
          const current = await catalogue.subCategory({ id })
          return catalogue.changeSubCategory({ id, body: { ...current, picture, revision } })
        },
      })
    case 'remove':
      return runAction(form, 'Subkategori dihapus.', () => catalogue.removeSubCategory({ id }))
    default:
      return throwUnknownIntent()
  }
}
