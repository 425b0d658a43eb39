import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime, MoneySchema } from '#platform/contract/schemas.ts'

export const alertKinds = ['stock', 'price'] as const

/** Something a buyer waits for: that goods are back, or that they cost less. */
export const ProductAlert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  product_variant_id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** What it cost when they began to wait. */
  price: MoneySchema,
  since: DateTime,
})

export const productAlertCalls = {
  list: call('GET /ecom/watches', {
    summary: 'What I wait for, the newest first (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(ProductAlert) })),
  }),
  add: call('POST /ecom/watches', {
    summary: 'Tell me by mail, once, when it is back in stock or costs less (ours)',
    who: 'buyer',
    body: z.object({
      product_variant_id: z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.'),
      kind: z.enum(alertKinds, 'Pilih yang ditunggu.'),
    }),
    refusals: ['watch.many', 'watch.there'],
    response: created(ProductAlert),
  }),
  remove: call('DELETE /ecom/watches/{id}', {
    summary: 'I do not wait for it any more (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: json(OkResponse),
  }),
  stop: call('POST /ecom/watches/stop', {
    summary: 'Ends every notice to whom a letter went, by the secret of its link (ours)',
    body: z.object({ token: z.string().min(20).max(100) }),
    limit: { times: 20, seconds: 600, by: 'address' },
    response: json(z.object({ stopped: z.int() })),
  }),
}
