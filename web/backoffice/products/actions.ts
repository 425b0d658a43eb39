import type { Api } from '#modules/client.ts'
import {
  runAction,
  createAndRedirect,
  readFormFile,
  throwUnknownIntent,
} from '../shared/run-action.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { saveImage } from '../shared/upload-image.ts'
import { parseSpecification, createFieldReader } from '../shared/form-values.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { handlePriceStockIntent } from './price-stock-actions.ts'
import type { ProductDetails } from './types.ts'
import { readTiers, readVariantBody, tierDescribers } from './variant-body.ts'

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
  const pageUrl = (newId: string) => `/backoffice/produk/${newId}`
  switch (intent) {
    case 'product': {
      const current = id === 'baru' ? undefined : await catalogue.product({ id })
      const body = readProductBody(form, current)
      if (!current) return createAndRedirect(form, () => catalogue.addProduct({ body }), pageUrl)
      return saveEdit(form, {
        done: 'Produk tersimpan.',
        body,
        save: (values, { revision }) =>
          catalogue.changeProduct({ id, body: { ...values, revision } }),
      })
    }
    case 'variant': {
      const body = readVariantBody(form)
      if (targetId === 'baru')
        return createAndRedirect(
          form,
          () => catalogue.addVariant({ id, body }),
          (newId) => `${pageUrl(id)}?varian=${newId}#v${newId}`,
        )
      return saveEdit(form, {
        done: 'Varian tersimpan.',
        body,
        save: (values, { revision }) =>
          catalogue.changeVariant({ id: targetId, body: { ...values, revision } }),
      })
    }
    case 'variant-picture':
      return saveImage(catalogue, form, {
        done: 'Gambar varian tersimpan.',
        save: (image, { revision }) =>
          changeVariantImage(catalogue, { productId: id, id: targetId, revision }, image),
      })
    case 'tiers':
      return saveEdit(form, {
        done: 'Harga grosir tersimpan.',
        body: { tiers: readTiers(form) },
        describers: tierDescribers,
        save: ({ tiers }, { values }) =>
          staffPricing.setTiers({
            id: targetId,
            body: { tiers, seen: values['tiers'] as typeof tiers | undefined },
          }),
      })
    case 'price':
    case 'stock':
      return handlePriceStockIntent(api, form)
    case 'picture':
      if (targetId === 'galeri')
        return runAction(form, 'Gambar tersimpan.', () => addToGallery(catalogue, id, form))
      return saveImage(catalogue, form, {
        done: 'Gambar tersimpan.',
        save: (image, { revision }) => changeImages(catalogue, id, () => image, revision),
      })
    case 'unpicture':
      return runAction(form, 'Gambar dilepas.', () =>
        changeImages(catalogue, id, ({ gallery }) => ({
          gallery: gallery.filter((picture) => picture !== form.get('picture')),
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

/**
 * Changes only the images of a product: those of the given revision, else those that are stored, as an
 * image more or less in the gallery overwrites nothing.
 */
async function changeImages(
  catalogue: Api['catalogueAdmin'],
  id: string,
  change: (current: ProductDetails) => ProductImages,
  revision?: number,
) {
  const current = await catalogue.product({ id })
  const { name, slug, brandId, subCategoryId, description, standard, specification } = current
  const { gallery, luxury, active } = current
  const details = { name, slug, brandId, subCategoryId, description, standard, specification }
  const images = { gallery, ...change(current) }
  const body = { ...details, luxury, active, ...images, revision: revision ?? current.revision }
  return catalogue.changeProduct({ id, body })
}

async function addToGallery(catalogue: Api['catalogueAdmin'], id: string, form: FormData) {
  const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
  return changeImages(catalogue, id, ({ gallery }) => ({ gallery: [...gallery, picture] }))
}

type VariantRevision = { productId: string; id: string; revision: number | undefined }

/** Replaces only the image of a variant. */
async function changeVariantImage(
  catalogue: Api['catalogueAdmin'],
  { productId, id, revision }: VariantRevision,
  image: { picture: string },
) {
  const { variants } = await catalogue.product({ id: productId })
  const current = variants.find((each) => each.id === id)
  if (!current) return throwUnknownIntent()
  const { retail: _retail, business: _business, tiers: _tiers, stock: _stock, ...body } = current
  return catalogue.changeVariant({ id, body: { ...body, ...image, revision } })
}
