import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { cacheWithStock } from '#modules/catalogue/categories/rules/cache-rules.ts'

const SearchText = z.string().trim().max(5000).default('')

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
  requestMaterial: call('POST /ecom/material-request', {
    summary: 'Requests a material that was not found (ours)',
    body: MaterialRequest,
    limit: { times: 5, seconds: 3600, by: 'address' },
    response: created(z.object({ id: z.string() })),
  }),
}
