import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Done, listOf, PageQuery } from '#platform/contract/shapes.ts'
import { keeping, name, PicturePath, Revision, savingRefusals, Slug } from './fields.ts'

export const DeskBrand = z.object({
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
  name: name('Tulis nama merek.', 60),
  slug: Slug,
  story: z.string().trim().max(3000, 'Paling banyak 3.000 huruf.').default(''),
  logo: PicturePath.optional(),
})

/** Ten megabytes: a catalogue with pictures. */
const paper = { file: { max: 10_485_760, kinds: ['pdf'] } } as const

/** What staff do with brands. */
export const deskBrandCalls = {
  brands: call('GET /staff/brands', {
    ...keeping,
    summary: 'Brands by name',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    answer: json(listOf(DeskBrand)),
  }),
  brand: call('GET /staff/brands/{id}', {
    ...keeping,
    summary: 'One brand with its catalogues',
    ids: 'whole',
    answer: json(DeskBrand.extend({ catalogues: z.array(BrandCatalogue) })),
  }),
  addBrand: call('POST /staff/brands', {
    ...keeping,
    summary: 'Adds a brand',
    body: BrandBody,
    refusals: savingRefusals,
    answer: created(z.object({ id: z.string() })),
  }),
  changeBrand: call('PUT /staff/brands/{id}', {
    ...keeping,
    summary: 'Changes a brand; an old address leads on',
    ids: 'whole',
    body: BrandBody.extend({ revision: Revision }),
    refusals: savingRefusals,
    answer: json(z.object({ id: z.string() })),
  }),
  removeBrand: call('DELETE /staff/brands/{id}', {
    ...keeping,
    summary: 'Removes a brand that no product ever had',
    ids: 'whole',
    refusals: ['desk.in_use'],
    answer: json(Done),
  }),
  addBrandCatalogue: call('POST /staff/brands/{id}/catalogues', {
    ...keeping,
    summary: 'Adds a catalogue (PDF) that buyers may look at and download',
    ids: 'whole',
    form: z.object({
      title: name('Tulis judul katalog.', 100),
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
    files: paper,
    refusals: ['file.missing', 'file.too_large', 'file.wrong_kind'],
    answer: created(z.object({ id: z.string() })),
  }),
  removeBrandCatalogue: call('DELETE /staff/brands/{id}/catalogues/{catalogueId}', {
    ...keeping,
    summary: 'Takes a catalogue of a brand back',
    answer: json(Done),
  }),
}
