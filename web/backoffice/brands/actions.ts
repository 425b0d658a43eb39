import type { Api } from '#modules/client.ts'
import {
  runAction,
  createAndRedirect,
  readFormFile,
  throwUnknownIntent,
} from '../shared/run-action.ts'
import { parseDecimal, createFieldReader } from '../shared/form-values.ts'
import type { ActionResult } from '../shared/action-result.ts'

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
        catalogue.removeBrandCatalogue({ id, catalogueId: catalogueId }),
      )
    default:
      return throwUnknownIntent()
  }
}

async function saveBrand(
  catalogue: Api['catalogueAdmin'],
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const text = createFieldReader(form)
  const logoFile = readFormFile(form, 'logo')
  const body = async () => ({
    name: text('name') ?? '',
    slug: text('slug'),
    story: text('story') ?? '',
    ...(logoFile.size > 0
      ? { logo: (await catalogue.uploadImage({ files: { file: logoFile } })).picture }
      : {}),
  })
  if (id === 'baru')
    return createAndRedirect(
      form,
      async () => catalogue.addBrand({ body: await body() }),
      (newId) => `/backoffice/merek/${newId}`,
    )
  return runAction(form, 'Merek tersimpan.', async () =>
    catalogue.changeBrand({ id, body: { ...(await body()), revision: text('revision') } }),
  )
}
