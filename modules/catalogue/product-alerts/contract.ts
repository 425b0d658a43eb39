import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime, MoneySchema } from '#platform/contract/schemas.ts'

const alertKinds = ['stock', 'price'] as const

/** A buyer's alert: e-mail once the variant is back in stock, or costs less. */
export const ProductAlert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  product_variant_id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Whether it is sold at all now; no alert comes for what left the catalogue until it is back. */
  isSold: z.boolean(),
  /** The price when the alert was set. */
  price: MoneySchema,
  since: DateTime,
})

export const productAlertCalls = {
  list: call('GET /ecom/watches', {
    summary: 'The buyer’s product alerts, newest first (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(ProductAlert) })),
  }),
  add: call('POST /ecom/watches', {
    failures: [404],
    summary: 'Sets an alert: one e-mail when the variant is back in stock or costs less (ours)',
    who: 'buyer',
    body: z.object({
      product_variant_id: z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.'),
      kind: z.enum(alertKinds, 'Pilih yang ditunggu.'),
    }),
    refusals: ['watch.many', 'watch.there'],
    response: created(ProductAlert),
  }),
  remove: call('DELETE /ecom/watches/{id}', {
    summary: 'Removes a product alert (ours)',
    who: 'buyer',
    ids: 'uuid',
    response: json(OkResponse),
  }),
  stop: call('POST /ecom/watches/stop', {
    summary:
      'Removes all alerts of the recipient of an alert e-mail, by the token of its link (ours)',
    body: z.object({ token: z.string().min(20).max(100) }),
    limit: { times: 20, seconds: 600, by: 'address' },
    response: json(z.object({ stopped: z.int() })),
  }),
}
