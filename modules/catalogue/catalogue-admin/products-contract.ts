import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { AdminAttribute } from './categories-contract.ts'
import {
  contentStaff,
  nameText,
  ImagePath,
  Revision,
  saveRefusals,
  Slug,
} from './fields-contract.ts'
import { AdminVariant } from './variants-contract.ts'

const idText = (message: string) => z.string().regex(/^\d{1,9}$/, message)

const SpecificationField = z.object({
  label: nameText('Tulis nama keterangan.', 60),
  value: z.string().trim().min(1, 'Tulis isinya.').max(200, 'Paling banyak 200 karakter.'),
})

const ProductBody = z.object({
  name: nameText('Tulis nama produk.', 150),
  slug: Slug,
  brandId: idText('Pilih mereknya.'),
  subCategoryId: idText('Pilih subkategorinya.'),
  description: z
    .string()
    .trim()
    .min(10, 'Tulis keterangan, paling sedikit 10 karakter.')
    .max(5000, 'Paling banyak 5.000 karakter.'),
  standard: z.string().trim().max(60, 'Paling banyak 60 karakter.').nullable().default(null),
  specification: z.array(SpecificationField).max(40, 'Paling banyak 40 keterangan.').default([]),
  picture: ImagePath.optional(),
  gallery: z.array(ImagePath).max(11, 'Paling banyak 11 gambar tambahan.').default([]),
  /** Luxury goods are taxed on the whole price (PMK 131/2024). */
  luxury: z.boolean().default(false),
  active: z.boolean().default(true),
})

const AdminDocument = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  size: z.int(),
})

/** A product for staff, on sale or not. */
export const AdminProduct = ProductBody.extend({
  id: z.string(),
  slug: z.string(),
  brand: z.string(),
  subCategory: z.string(),
  picture: z.string(),
  gallery: z.array(z.string()),
  revision: z.int(),
  attributes: z.array(AdminAttribute.extend({ key: z.string() })),
  variants: z.array(AdminVariant),
  documents: z.array(AdminDocument),
})

const SavedId = z.object({ id: z.string() })

export const adminProductCalls = {
  discontinued: call('GET /staff/products/retired', {
    ...contentStaff,
    summary: 'Products off sale, newest first',
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    response: json(
      listOf(
        z.object({ id: z.string(), name: z.string(), brand: z.string(), subCategory: z.string() }),
      ),
    ),
  }),
  product: call('GET /staff/products/{id}', {
    ...contentStaff,
    summary: 'One product with its variants, prices, stock and documents',
    ids: 'whole',
    response: json(AdminProduct),
  }),
  addProduct: call('POST /staff/products', {
    ...contentStaff,
    summary: 'Adds a product; it is shown once a variant of it has a price',
    body: ProductBody,
    refusals: saveRefusals,
    response: created(SavedId),
  }),
  changeProduct: call('PUT /staff/products/{id}', {
    ...contentStaff,
    summary: 'Changes a product, or takes it off sale; its old slug leads on',
    ids: 'whole',
    body: ProductBody.extend({ revision: Revision }),
    refusals: [...saveRefusals, 'product.attributes'],
    response: json(SavedId),
  }),
  orderImages: call('PUT /staff/products/{id}/pictures', {
    ...contentStaff,
    summary: 'Puts the images of a product in another order; the first is the main one',
    ids: 'whole',
    body: z.object({ pictures: z.array(ImagePath).min(1).max(12), revision: Revision }),
    refusals: ['desk.changed', 'product.pictures'],
    response: json(SavedId),
  }),
  uploadImage: call('POST /staff/pictures', {
    ...contentStaff,
    summary: 'Stores an image of the catalogue and returns its path',
    files: { file: { max: 5_242_880, kinds: ['png', 'jpg', 'jpeg', 'webp', 'svg'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(z.object({ picture: z.string() })),
  }),
  addDocument: call('POST /staff/products/{id}/documents', {
    ...contentStaff,
    summary: 'Adds a document (PDF) to a product',
    ids: 'whole',
    form: z.object({ title: nameText('Tulis judul dokumen.', 100) }),
    files: { file: { max: 10_485_760, kinds: ['pdf'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(SavedId),
  }),
  removeDocument: call('DELETE /staff/products/{id}/documents/{documentId}', {
    ...contentStaff,
    summary: 'Removes a document of a product',
    response: json(OkResponse),
  }),
}
