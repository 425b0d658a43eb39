import type { Api } from '#modules/client.ts'
import {
  runAction,
  createAndRedirect,
  readFormFile,
  throwUnknownIntent,
} from '../shared/actions/run-action.ts'
import { parseDecimal, createFieldReader } from '../shared/forms/form-values.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { withChosenImage } from '../shared/forms/upload-image.ts'

/** Runs a form of a brand's page: `save`, `remove`, `catalogue`, `uncatalogue <id>`. */
export async function handleBrandIntent(
  { catalogueAdmin: catalogue }: Pick<Api, 'catalogueAdmin'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, catalogueId = ''] = String(form.get('intent') ?? '').split(' ')
  const text = createFieldReader(form)
  switch (intent) {
    case 'save':
      return saveBrand(catalogue, id, form)
    case 'remove':
      return runAction(form, 'Merek dihapus.', () => catalogue.removeBrand({ id }))
    case 'catalogue':
      return runAction(form, 'Katalog ditambahkan.', () =>
        catalogue.addBrandCatalogue({
          id,
          form: {
            title: text('title') ?? '',
            year: parseDecimal(text('year')),
            pages: parseDecimal(text('pages')),
          },
          files: { file: readFormFile(form) },
        }),
      )
    case 'uncatalogue':
      return runAction(form, 'Katalog dihapus.', () =>
        catalogue.removeBrandCatalogue({ id, catalogueId }),
      )
    default:
      return throwUnknownIntent()
  }
}

const saveBrand = (
  catalogue: Api['catalogueAdmin'],
  id: string,
  form: FormData,
): Promise<ActionResult> =>
  withChosenImage(catalogue, form, 'logo', (logo) => {
    const text = createFieldReader(form)
    const body = {
      name: text('name') ?? '',
      slug: text('slug'),
      story: text('story') ?? '',
      ...(logo ? { logo } : {}),
    }
    if (id === 'baru')
      return createAndRedirect(
        form,
        () => catalogue.addBrand({ body }),
        (newId) => `/backoffice/merek/${newId}`,
      )
    return saveEdit(form, {
      done: 'Merek tersimpan.',
      body,
      save: (values, { revision }) => catalogue.changeBrand({ id, body: { ...values, revision } }),
    })
  })
