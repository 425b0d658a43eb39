import { z } from 'zod'
import { call, file, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'

/**
 * A number, or its digits as a form sends them. The cart's rules refuse invalid ones, zero and less
 * included, because they can suggest a valid one.
 */
export const CartQuantity = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
      .transform(Number),
  ],
  { error: 'Tulis jumlah dengan angka.' },
)

export const CartLine = z
  .object({
    id: z.string(),
    product_variant_id: z.string(),
    productId: z.string(),
    slug: z.string(),
    name: z.string(),
    variantName: z.string(),
    brand: z.string(),
    sku: z.string(),
    picture: z.string(),
    unit: z.string(),
    measured: z.boolean(),
    qty: z.number(),
    minOrder: z.number(),
    multiple: z.number(),
    stock: z.number(),
    leadDays: z.int(),
    /** How much of `qty` is not in stock: the factory makes it in `leadDays` days. */
    awaited: z.number(),
    weightKg: z.number(),
    listPrice: MoneySchema,
    /** Percent of the tier that applies; 0 where none does. */
    discount: z.number(),
    unitPrice: MoneySchema,
    subtotal: MoneySchema,
    nextTier: z.object({ min_qty: z.number(), more: z.number(), price: MoneySchema }).nullable(),
    /** Why this line cannot be ordered, with a suggested quantity. */
    problem: z
      .object({ code: z.string(), message: z.string(), suggestedQty: z.number().nullable() })
      .nullable(),
  })
  .meta({ id: 'CartLine' })

export const Cart = z
  .object({
    lines: z.array(CartLine),
    /** Number of lines. */
    count: z.int(),
    goods: MoneySchema,
    /** The discount of the tiers against the list prices. */
    saved: MoneySchema,
    exclusive: MoneySchema,
    taxBase: MoneySchema,
    tax: MoneySchema,
    weightKg: z.number(),
    volumeM3: z.number(),
    longestM: z.number(),
  })
  .meta({ id: 'Cart' })

export const NewCartLine = z.object({
  product_variant_id: z.string().regex(/^\d{1,9}$/, 'Pilih barangnya.'),
  qty: CartQuantity,
})

const refusals = [
  'cart.not_whole',
  'cart.below_minimum',
  'cart.not_multiple',
  'cart.stock_short',
  'cart.full',
]

export const cartCalls = {
  show: call('GET /cart', {
    summary: 'The caller’s cart at their prices',
    // Without a visitor token it is empty, and no table is read.
    cache: { pagesOnly: true },
    response: json(Cart),
  }),
  pdf: call('GET /cart/pdf', {
    summary: 'The caller’s cart as a PDF, for a colleague or the file',
    limit: { times: 60, seconds: 60, by: 'caller' },
    refusals: ['cart.empty'],
    response: file('application/pdf'),
  }),
  add: call('POST /cart', {
    failures: [404],
    summary: 'Add to the cart; quantities of one variant add up',
    idempotent: true,
    body: NewCartLine,
    refusals,
    response: json(Cart),
  }),
  change: call('PATCH /cart/{id}', {
    summary: 'Change a line’s quantity',
    ids: 'uuid',
    body: z.object({ qty: CartQuantity }),
    refusals,
    response: json(Cart),
  }),
  remove: call('DELETE /cart/{id}', {
    summary: 'Remove a line; it can be restored for an hour',
    ids: 'uuid',
    response: json(Cart),
  }),
  restore: call('POST /cart/{id}/restore', {
    summary: 'Bring a removed line back with its quantity; asking twice restores it once',
    ids: 'uuid',
    refusals: ['cart.full'],
    response: json(Cart),
  }),
}
