import type { Api } from '#modules/client.ts'
import { acted, adding, fileOf, unknownStep } from '../parts/acting.ts'
import { figure, typed } from '../parts/typed.ts'
import type { Acted } from '../parts/done.ts'

/** Does what a form of a brand's page asks: `save`, `remove`, `catalogue`, `uncatalogue <id>`. */
export async function act(
  { catalogueDesk: desk }: Pick<Api, 'catalogueDesk'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  const [intent, of = ''] = String(form.get('intent') ?? '').split(' ')
  const text = typed(form)
  switch (intent) {
    case 'save':
      return save(desk, id, form)
    case 'remove':
      return acted(form, 'Merek dihapus.', () => desk.removeBrand({ id }))
    case 'catalogue':
      return acted(form, 'Katalog ditambahkan.', () =>
        desk.addBrandCatalogue({
          id,
          form: {
            title: text('title') ?? '',
            year: figure(text('year')),
            pages: figure(text('pages')),
          },
          files: { file: fileOf(form) },
        }),
      )
    case 'uncatalogue':
      return acted(form, 'Katalog dihapus.', () =>
        desk.removeBrandCatalogue({ id, catalogueId: of }),
      )
    default:
      return unknownStep()
  }
}

async function save(desk: Api['catalogueDesk'], id: string, form: FormData): Promise<Acted> {
  const text = typed(form)
  const chosen = fileOf(form, 'logo')
  const body = async () => ({
    name: text('name') ?? '',
    slug: text('slug'),
    story: text('story') ?? '',
    ...(chosen.size > 0
      ? { logo: (await desk.addPicture({ files: { file: chosen } })).picture }
      : {}),
  })
  if (id === 'baru')
    return adding(
      form,
      async () => desk.addBrand({ body: await body() }),
      (made) => `/backoffice/merek/${made}`,
    )
  return acted(form, 'Merek tersimpan.', async () =>
    desk.changeBrand({ id, body: { ...(await body()), revision: text('revision') } }),
  )
}
