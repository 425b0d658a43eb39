import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { cacheWithStock } from '#modules/catalogue/categories/rules/cache-rules.ts'

const SearchText = z.string().trim().max(5000).default('')

/** Suggestions while typing, best first. */
export const Suggestions = z
  .object({
    searches: z.array(z.string()),
    categories: z.array(
      z.object({ category: z.string(), slug: z.string(), subCategory: z.string() }),
    ),
    brands: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
    products: z.array(
      z.object({ id: z.string(), slug: z.string(), name: z.string(), picture: z.string() }),
    ),
  })
  .meta({ id: 'Suggestions' })

const shortText = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, 'Terlalu panjang.')

/** A request for a material that the shop does not offer. */
export const MaterialRequest = z.object({
  name: shortText(100, 'Tulis nama Anda.'),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{8,20}$/, 'Tulis nomor telepon yang bisa dihubungi.'),
  material: shortText(1000, 'Tulis bahan yang Anda cari.'),
  quantity: shortText(100, 'Tulis perkiraan jumlahnya.'),
})

export const searchCalls = {
  productNames: call('GET /product/ec/list/name', {
    summary: 'Names of the products that a search finds, best first',
    cache: cacheWithStock,
    query: z.object({ search: SearchText }),
    response: json(
      z.object({
        results: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
      }),
    ),
  }),
  suggestions: call('GET /product/ec/suggestions', {
    summary: 'Products, categories, brands and searches that match a prefix (ours)',
    cache: cacheWithStock,
    query: z.object({ text: SearchText }),
    response: json(Suggestions),
  }),
  requestMaterial: call('POST /ecom/material-request', {
    summary: 'Requests a material that was not found (ours)',
    body: MaterialRequest,
    limit: { times: 5, seconds: 3600, by: 'address' },
    response: created(z.object({ id: z.string() })),
  }),
}
