import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, listOf, PageQuery } from '#platform/contract/schemas.ts'
import {
  contentStaff,
  nameText,
  ImagePath,
  Revision,
  saveRefusals,
  Slug,
} from './fields-contract.ts'

export const AdminBrand = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  story: z.string(),
  products: z.int(),
  revision: z.int(),
})

const BrandCatalogue = z.object({
  id: z.string(),
  title: z.string(),
  year: z.int(),
  pages: z.int(),
  size: z.int(),
})

const BrandBody = z.object({
  name: nameText('Tulis nama merek.', 60),
  slug: Slug,
  story: z.string().trim().max(3000, 'Paling banyak 3.000 karakter.').default(''),
  logo: ImagePath.optional(),
})

/** Up to 10 MB: a catalogue with images. */
const pdfFile = { file: { max: 10_485_760, kinds: ['pdf'] } } as const

export const adminBrandCalls = {
  brands: call('GET /staff/brands', {
    ...contentStaff,
    summary: 'Brands by name',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: json(listOf(AdminBrand)),
  }),
  brand: call('GET /staff/brands/{id}', {
    ...contentStaff,
    summary: 'One brand with its catalogues',
    ids: 'whole',
    response: json(AdminBrand.extend({ catalogues: z.array(BrandCatalogue) })),
  }),
  addBrand: call('POST /staff/brands', {
    ...contentStaff,
    summary: 'Adds a brand',
    body: BrandBody,
    refusals: saveRefusals,
    response: created(z.object({ id: z.string() })),
  }),
  changeBrand: call('PUT /staff/brands/{id}', {
    ...contentStaff,
    summary: 'Changes a brand; its old slug leads on',
    ids: 'whole',
    body: BrandBody.extend({ revision: Revision }),
    refusals: saveRefusals,
    response: json(z.object({ id: z.string() })),
  }),
  removeBrand: call('DELETE /staff/brands/{id}', {
    ...contentStaff,
    summary: 'Removes a brand that never had a product',
    ids: 'whole',
    refusals: ['desk.in_use'],
    response: json(OkResponse),
  }),
  addBrandCatalogue: call('POST /staff/brands/{id}/catalogues', {
    ...contentStaff,
    summary: 'Adds a catalogue (PDF) that buyers can download',
    ids: 'whole',
    form: z.object({
      title: nameText('Tulis judul katalog.', 100),
      year: z.coerce
        .number('Tulis tahun.')
        .int()
        .min(1990, 'Tulis tahun.')
        .max(2100, 'Tulis tahun.'),
      pages: z.coerce
        .number('Tulis jumlah halaman.')
        .int('Tulis jumlah halaman.')
        .min(1, 'Tulis jumlah halaman.')
        .max(2000, 'Tulis jumlah halaman.'),
    }),
    files: pdfFile,
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    response: created(z.object({ id: z.string() })),
  }),
  removeBrandCatalogue: call('DELETE /staff/brands/{id}/catalogues/{catalogueId}', {
    ...contentStaff,
    summary: 'Removes a catalogue of a brand',
    response: json(OkResponse),
  }),
}
