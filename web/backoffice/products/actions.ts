import type { Api } from '#modules/client.ts'
import {
  runAction,
  createAndRedirect,
  readFormFile,
  throwUnknownIntent,
} from '../shared/run-action.ts'
import { parseSpecification, createFieldReader } from '../shared/form-values.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { handlePriceStockIntent } from './price-stock-actions.ts'
import type { ProductDetails } from './types.ts'
import { readTiers, readVariantBody } from './variant-body.ts'

type ProductApi = Pick<Api, 'catalogueAdmin' | 'staffPricing' | 'staffStock'>
type Body = Parameters<Api['catalogueAdmin']['addProduct']>[0]['body']

/** Runs a form of a product's page: `product`, `variant 12`, `tiers 12`, `picture utama`, … */
export async function handleProductIntent(
  api: ProductApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, targetId = ''] = String(form.get('intent') ?? '').split(' ')
  const { catalogueAdmin: catalogue, staffPricing } = api
  const revision = Number(form.get('revision'))
  const pageUrl = (newId: string) => `/backoffice/produk/${newId}`
  switch (intent) {
    case 'product': {
      const current = id === 'baru' ? undefined : await catalogue.product({ id })
      const body = readProductBody(form, current)
      if (!current) return createAndRedirect(form, () => catalogue.addProduct({ body }), pageUrl)
      return runAction(form, 'Produk tersimpan.', () =>
        catalogue.changeProduct({ id, body: { ...body, revision } }),
      )
    }
    case 'variant': {
      const body = readVariantBody(form)
      if (targetId === 'baru')
        return createAndRedirect(
          form,
          () => catalogue.addVariant({ id, body }),
          (newId) => `${pageUrl(id)}?varian=${newId}#v${newId}`,
        )
      return runAction(form, 'Varian tersimpan.', () =>
        catalogue.changeVariant({ id: targetId, body: { ...body, revision } }),
      )
    }
    case 'variant-picture':
      return runAction(form, 'Gambar varian tersimpan.', () =>
        changeVariantImage(catalogue, id, form, targetId),
      )
    case 'tiers':
      return runAction(form, 'Harga grosir tersimpan.', () =>
        staffPricing.setTiers({ id: targetId, body: { tiers: readTiers(form) } }),
      )
    case 'price':
    case 'stock':
      return handlePriceStockIntent(api, form)
    case 'picture':
      return runAction(form, 'Gambar tersimpan.', () => addImage(catalogue, id, form, targetId))
    case 'unpicture':
      return runAction(form, 'Gambar dilepas.', () =>
        changeImages(catalogue, id, revision, (current) => ({
          gallery: current.gallery.filter((picture) => picture !== form.get('picture')),
        })),
      )
    case 'document':
      return runAction(form, 'Dokumen ditambahkan.', () =>
        catalogue.addDocument({
          id,
          form: { title: String(form.get('title') ?? '') },
          files: { file: readFormFile(form) },
        }),
      )
    case 'undocument':
      return runAction(form, 'Dokumen dihapus.', () =>
        catalogue.removeDocument({ id, documentId: targetId }),
      )
    default:
      return throwUnknownIntent()
  }
}

function readProductBody(form: FormData, current: ProductDetails | undefined): Body {
  const text = createFieldReader(form)
  return {
    name: text('name') ?? '',
    slug: text('slug'),
    brandId: text('brandId') ?? '',
    subCategoryId: text('subCategoryId') ?? '',
    description: text('description') ?? '',
    standard: text('standard') ?? null,
    specification: parseSpecification(text('specification')),
    gallery: current?.gallery ?? [],
    luxury: text('luxury') === 'ya',
    active: text('active') === 'ya',
  }
}

type ProductImages = Partial<Pick<ProductDetails, 'picture' | 'gallery'>>

/** Changes only the images of a product. A conflict if it has changed since the page was loaded. */
async function changeImages(
  catalogue: Api['catalogueAdmin'],
  id: string,
  revision: number,
  change: (current: ProductDetails) => ProductImages,
) {
  const current = await catalogue.product({ id })
  const { name, slug, brandId, subCategoryId, description, standard, specification } = current
  const { gallery, luxury, active } = current
  const details = { name, slug, brandId, subCategoryId, description, standard, specification }
  const images = change(current)
  return catalogue.changeProduct({
    id,
    body: { ...details, gallery, luxury, active, ...images, revision },
  })
}

async function addImage(
  catalogue: Api['catalogueAdmin'],
  id: string,
  form: FormData,
  slot: string,
) {
  const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
  return changeImages(catalogue, id, Number(form.get('revision')), (current) =>
    slot === 'utama' ? { picture } : { gallery: [...current.gallery, picture] },
  )
}

/** Replaces only the image of a variant. A conflict if it has changed since the page was loaded. */
async function changeVariantImage(
  catalogue: Api['catalogueAdmin'],
  productId: string,
  form: FormData,
  variantId: string,
) {
  const { variants } = await catalogue.product({ id: productId })
  const current = variants.find(({ id }) => id === variantId)
  if (!current) return throwUnknownIntent()
  const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
  const {
    id,
    retail: _retail,
    business: _business,
    tiers: _tiers,
    stock: _stock,
    ...body
  } = current
  return catalogue.changeVariant({
    id,
    body: { ...body, picture, revision: Number(form.get('revision')) },
  })
}
