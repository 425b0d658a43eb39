import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { cacheWithCatalogue } from '#modules/catalogue/categories/rules/cache-rules.ts'

export const BrandRef = z.object({ id: z.string(), slug: z.string(), name: z.string() })

/** A brand as lists of brands show it. */
const Brand = BrandRef.extend({ logo: z.string(), story: z.string() }).meta({ id: 'Brand' })

/** A brand with the sub-categories of its products. */
const BrandDetail = Brand.extend({
  products: z.int(),
  subCategories: z.array(
    z.object({
      slug: z.string(),
      subCategory: z.string(),
      picture: z.string(),
      category: z.object({ slug: z.string(), category: z.string() }),
      products: z.int(),
    }),
  ),
})

/** Brands by their first letter; digits and symbols are under `#`. */
const BrandDirectorySection = z.object({
  letter: z.string(),
  brands: z.array(BrandRef.extend({ logo: z.string(), products: z.int() })),
})

/** A catalogue (PDF) of a brand, with its pages and bytes. */
const BrandFile = z.object({
  id: z.string(),
  title: z.string(),
  year: z.int(),
  pages: z.int(),
  size: z.int(),
})

export const brandCalls = {
  brands: call('GET /brand/ecom', {
    summary: 'Brands by name',
    cache: { query: ['page', 'count'] },
    query: PageQuery,
    response: json(listOf(Brand)),
  }),
  brandDirectory: call('GET /brand/ecom/directory', {
    summary: 'All brands from A to Z',
    cache: cacheWithCatalogue,
    response: json(z.object({ results: z.array(BrandDirectorySection) })),
  }),
  brand: call('GET /brand/ecom/{id}', {
    summary: 'One brand, by id or slug',
    cache: cacheWithCatalogue,
    response: json(BrandDetail),
  }),
  brandFiles: call('GET /brand/ecom/{id}/catalogue', {
    summary: 'The catalogues of a brand (ours)',
    cache: cacheWithCatalogue,
    response: json(z.object({ results: z.array(BrandFile) })),
  }),
  brandFile: call('GET /brand/ecom/{id}/catalogue/{fileId}', {
    summary: 'A catalogue of a brand as PDF (ours)',
    response: storedFile('application/pdf'),
  }),
}
