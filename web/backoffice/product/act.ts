import type { Api } from '#modules/client.ts'
import { acted, adding, fileOf, unknownStep } from '../parts/acting.ts'
import { facts, typed } from '../parts/typed.ts'
import type { Acted } from '../parts/done.ts'
import { act as actOnGoods } from '../products/act.ts'
import type { DeskProduct } from './shapes.ts'
import { tiersIn, variantIn } from './variant-body.ts'

type Desk = Pick<Api, 'catalogueDesk' | 'staffPricing' | 'staffStock'>
type Body = Parameters<Api['catalogueDesk']['addProduct']>[0]['body']

/** Does what a form of a product's page asks: `product`, `variant 12`, `tiers 12`, `picture`, … */
export async function act(api: Desk, id: string, form: FormData): Promise<Acted> {
  const [intent, of = ''] = String(form.get('intent') ?? '').split(' ')
  const { catalogueDesk: desk, staffPricing } = api
  const revision = Number(form.get('revision'))
  const pageOf = (made: string) => `/backoffice/produk/${made}`
  switch (intent) {
    case 'product': {
      const kept = id === 'baru' ? undefined : await desk.product({ id })
      const body = productIn(form, kept)
      if (!kept) return adding(form, () => desk.addProduct({ body }), pageOf)
      return acted(form, 'Produk tersimpan.', () =>
        desk.changeProduct({ id, body: { ...body, revision } }),
      )
    }
    case 'variant': {
      const body = variantIn(form)
      if (of === 'baru')
        return adding(
          form,
          () => desk.addVariant({ id, body }),
          (made) => `${pageOf(id)}?varian=${made}#v${made}`,
        )
      return acted(form, 'Varian tersimpan.', () =>
        desk.changeVariant({ id: of, body: { ...body, revision } }),
      )
    }
    case 'variant-picture':
      return acted(form, 'Gambar varian tersimpan.', () => changeVariantPicture(desk, id, form, of))
    case 'tiers':
      return acted(form, 'Harga grosir tersimpan.', () =>
        staffPricing.setTiers({ id: of, body: { tiers: tiersIn(form) } }),
      )
    case 'price':
    case 'stock':
      return actOnGoods(api, form)
    case 'picture':
      return acted(form, 'Gambar tersimpan.', () => addPicture(desk, id, form, of))
    case 'unpicture':
      return acted(form, 'Gambar dilepas.', () =>
        changePictures(desk, id, revision, (kept) => ({
          gallery: kept.gallery.filter((picture) => picture !== form.get('picture')),
        })),
      )
    case 'document':
      return acted(form, 'Dokumen ditambahkan.', () =>
        desk.addDocument({
          id,
          form: { title: String(form.get('title') ?? '') },
          files: { file: fileOf(form) },
        }),
      )
    case 'undocument':
      return acted(form, 'Dokumen dihapus.', () => desk.removeDocument({ id, documentId: of }))
    default:
      return unknownStep()
  }
}

function productIn(form: FormData, kept: DeskProduct | undefined): Body {
  const text = typed(form)
  return {
    name: text('name') ?? '',
    slug: text('slug'),
    brandId: text('brandId') ?? '',
    subCategoryId: text('subCategoryId') ?? '',
    description: text('description') ?? '',
    standard: text('standard') ?? null,
    specification: facts(text('specification')),
    gallery: kept?.gallery ?? [],
    luxury: text('luxury') === 'ya',
    active: text('active') === 'ya',
  }
}

type Pictures = Partial<Pick<DeskProduct, 'picture' | 'gallery'>>

/** A product's pictures changed and nothing else of it, as long as it is what the asker saw. */
async function changePictures(
  desk: Api['catalogueDesk'],
  id: string,
  revision: number,
  change: (kept: DeskProduct) => Pictures,
) {
  const kept = await desk.product({ id })
  const { name, slug, brandId, subCategoryId, description, standard, specification } = kept
  const { gallery, luxury, active } = kept
  const facts = { name, slug, brandId, subCategoryId, description, standard, specification }
  const pictures = change(kept)
  return desk.changeProduct({
    id,
    body: { ...facts, gallery, luxury, active, ...pictures, revision },
  })
}

async function addPicture(desk: Api['catalogueDesk'], id: string, form: FormData, place: string) {
  const { picture } = await desk.addPicture({ files: { file: fileOf(form) } })
  return changePictures(desk, id, Number(form.get('revision')), (kept) =>
    place === 'utama' ? { picture } : { gallery: [...kept.gallery, picture] },
  )
}

/** Another picture for a variant and nothing else of it, as long as it is what the asker saw. */
async function changeVariantPicture(
  desk: Api['catalogueDesk'],
  productId: string,
  form: FormData,
  variantId: string,
) {
  const { variants } = await desk.product({ id: productId })
  const kept = variants.find(({ id }) => id === variantId)
  if (!kept) return unknownStep()
  const { picture } = await desk.addPicture({ files: { file: fileOf(form) } })
  const { id, retail: _retail, business: _business, tiers: _tiers, stock: _stock, ...body } = kept
  return desk.changeVariant({
    id,
    body: { ...body, picture, revision: Number(form.get('revision')) },
  })
}
