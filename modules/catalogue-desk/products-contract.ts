import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Done, listOf, PageQuery } from '#platform/contract/shapes.ts'
import { DeskAttribute } from './shelves-contract.ts'
import { keeping, name, PicturePath, Revision, savingRefusals, Slug } from './fields.ts'
import { DeskVariant } from './variants-contract.ts'

const id = (message: string) => z.string().regex(/^\d{1,9}$/, message)

const Fact = z.object({
  label: name('Tulis nama keterangan.', 60),
  value: z.string().trim().min(1, 'Tulis isinya.').max(200, 'Paling banyak 200 huruf.'),
})

const ProductBody = z.object({
  name: name('Tulis nama produk.', 150),
  slug: Slug,
  brandId: id('Pilih mereknya.'),
  subCategoryId: id('Pilih subkategorinya.'),
  description: z
    .string()
    .trim()
    .min(10, 'Tulis keterangan, paling sedikit 10 huruf.')
    .max(5000, 'Paling banyak 5.000 huruf.'),
  standard: z.string().trim().max(60, 'Paling banyak 60 huruf.').nullable().default(null),
  specification: z.array(Fact).max(40, 'Paling banyak 40 keterangan.').default([]),
  picture: PicturePath.optional(),
  gallery: z.array(PicturePath).max(11, 'Paling banyak 11 gambar tambahan.').default([]),
  /** Luxury goods bear PPN on the whole price (PMK 131/2024). */
  luxury: z.boolean().default(false),
  active: z.boolean().default(true),
})

const DeskDocument = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  size: z.int(),
})

/** A product as staff keep it, off sale or on. */
export const DeskProduct = ProductBody.extend({
  id: z.string(),
  slug: z.string(),
  brand: z.string(),
  subCategory: z.string(),
  picture: z.string(),
  gallery: z.array(z.string()),
  revision: z.int(),
  attributes: z.array(DeskAttribute.extend({ key: z.string() })),
  variants: z.array(DeskVariant),
  documents: z.array(DeskDocument),
})

const Sent = z.object({ id: z.string() })

/** What staff do with products. */
export const deskProductCalls = {
  retired: call('GET /staff/products/retired', {
    ...keeping,
    summary: 'Products that are not on sale, the newest first',
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    answer: json(
      listOf(
        z.object({ id: z.string(), name: z.string(), brand: z.string(), subCategory: z.string() }),
      ),
    ),
  }),
  product: call('GET /staff/products/{id}', {
    ...keeping,
    summary: 'One product with its variants, prices, stock and papers',
    ids: 'whole',
    answer: json(DeskProduct),
  }),
  addProduct: call('POST /staff/products', {
    ...keeping,
    summary: 'Adds a product; it is shown once a variant of it has a price',
    body: ProductBody,
    refusals: savingRefusals,
    answer: created(Sent),
  }),
  changeProduct: call('PUT /staff/products/{id}', {
    ...keeping,
    summary: 'Changes a product, or takes it off sale; an old address leads on',
    ids: 'whole',
    body: ProductBody.extend({ revision: Revision }),
    refusals: [...savingRefusals, 'product.attributes'],
    answer: json(Sent),
  }),
  addPicture: call('POST /staff/pictures', {
    ...keeping,
    summary: 'Keeps a picture of the catalogue; its path goes into what shows it',
    files: { file: { max: 5_242_880, kinds: ['png', 'jpg', 'jpeg', 'webp', 'svg'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    answer: created(z.object({ picture: z.string() })),
  }),
  addDocument: call('POST /staff/products/{id}/documents', {
    ...keeping,
    summary: 'Adds a paper (PDF) to a product',
    ids: 'whole',
    form: z.object({ title: name('Tulis judul dokumen.', 100) }),
    files: { file: { max: 10_485_760, kinds: ['pdf'] } },
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    answer: created(Sent),
  }),
  removeDocument: call('DELETE /staff/products/{id}/documents/{documentId}', {
    ...keeping,
    summary: 'Takes a paper of a product back',
    answer: json(Done),
  }),
}
