import type { Api } from '#modules/client.ts'
import {
  runAction,
  createAndRedirect,
  readFormFile,
  throwUnknownIntent,
} from '../shared/actions/run-action.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { PLACEHOLDER_IMAGE } from '#modules/catalogue/catalogue-admin/rules/placeholder-image.ts'
import { saveImage } from '../shared/forms/upload-image.ts'
import { parseSpecification, createFieldReader } from '../shared/forms/form-values.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { readOrder } from './gallery-order.ts'
import type { ProductDetails } from './types.ts'
import { readTiers, readVariantBody, tierDescribers } from './variant-body.ts'
import { handleGridIntent } from './variant-grid-action.ts'

type ProductApi = Pick<Api, 'catalogueAdmin' | 'staffPricing'>
type Body = Parameters<Api['catalogueAdmin']['addProduct']>[0]['body']

/** Runs a form of a product's page: `product`, `variant 12`, `tiers 12`, `picture-order`, … */
export async function handleProductIntent(
  api: ProductApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, targetId = ''] = String(form.get('intent') ?? '').split(' ')
  const { catalogueAdmin: catalogue, staffPricing } = api
  const buildPageUrl = (newId: string) => `/backoffice/produk/${newId}`
  switch (intent) {
    case 'product': {
      const current = id === 'baru' ? undefined : await catalogue.product({ id })
      const body = readProductBody(form, current)
      if (!current)
        return createAndRedirect(form, () => catalogue.addProduct({ body }), buildPageUrl)
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
          (newId) => `${buildPageUrl(id)}?varian=${newId}#v${newId}`,
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
    case 'grid':
      return handleGridIntent(api, id, form)
    case 'picture':
      return runAction(form, 'Gambar tersimpan.', () => addImage(catalogue, id, form))
    case 'picture-order':
      return runAction(form, 'Urutan gambar tersimpan.', () =>
        catalogue.orderImages({
          id,
          body: { pictures: readOrder(form), revision: Number(form.get('revision')) },
        }),
      )
    case 'unpicture':
      return runAction(form, 'Gambar dilepas.', () =>
        changeImages(catalogue, id, (images) =>
          images.length > 1 ? images.filter((image) => image !== form.get('picture')) : images,
        ),
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

/**
 * Changes only the images of a product, main one first, as they are stored: one more or less in the gallery, or
 * another order, overwrites nothing.
 */
async function changeImages(
  catalogue: Api['catalogueAdmin'],
  id: string,
  change: (images: string[]) => string[],
) {
  const current = await catalogue.product({ id })
  const { name, slug, brandId, subCategoryId, description, standard, specification } = current
  const { luxury, active, revision } = current
  const details = { name, slug, brandId, subCategoryId, description, standard, specification }
  const [picture, ...gallery] = change([current.picture, ...current.gallery])
  const body = { ...details, luxury, active, picture, gallery, revision }
  return catalogue.changeProduct({ id, body })
}

/** Adds an image after the others; the first one takes the place of the placeholder. */
async function addImage(catalogue: Api['catalogueAdmin'], id: string, form: FormData) {
  const { picture } = await catalogue.uploadImage({ files: { file: readFormFile(form) } })
  return changeImages(catalogue, id, (images) => [
    ...images.filter((image) => image !== PLACEHOLDER_IMAGE),
    picture,
  ])
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
