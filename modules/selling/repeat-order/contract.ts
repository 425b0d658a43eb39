import { z } from 'zod'
import { call, file, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { CartQuantity } from '#modules/selling/cart/contract.ts'
import { lineChanges } from './rules.ts'

/** A line of the past with what it costs today. */
const RepeatedLineResponse = z.object({
  product_variant_id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  picture: z.string(),
  unit: z.string(),
  /** How much was ordered, and at which price including PPN. */
  qty: z.number(),
  oldPrice: MoneySchema,
  oldSubtotal: MoneySchema,
  change: z.enum(lineChanges),
  /** What can be ordered now; null where it cannot. */
  now: z
    .object({
      qty: z.number(),
      price: MoneySchema,
      subtotal: MoneySchema,
      awaited: z.number(),
      leadDays: z.int(),
    })
    .nullable(),
  /** Why it is not available, or not in that quantity. */
  reason: z.string().nullable(),
})

/** An order of the past beside today's prices. */
export const RepeatPreview = z
  .object({
    id: z.string(),
    number: z.string(),
    lines: z.array(RepeatedLineResponse),
    /** What all goods cost then, and what those that are available cost now; without freight. */
    oldTotal: MoneySchema,
    newTotal: MoneySchema,
    unavailable: z.int(),
    priceChanged: z.int(),
  })
  .meta({ id: 'RepeatPreview' })

/** An order to repeat; without lines all that can be had, in the quantity of then or what is left. */
export const OrderToRepeat = z.object({
  id: z.uuid('Pilih pesanan yang diulang.'),
  lines: z
    .array(z.object({ product_variant_id: z.string().regex(/^\d{1,9}$/), qty: CartQuantity }))
    .min(1, 'Pilih paling sedikit satu barang.')
    .max(600)
    .optional(),
})

export const repeatOrderCalls = {
  preview: call('GET /so/ecom/{id}/products/repeat-order', {
    summary: 'The goods of one of my orders at today’s prices, and what is unavailable',
    who: 'buyer',
    ids: 'uuid',
    response: json(RepeatPreview),
  }),
  repeat: call('POST /so/ecom/repeat-order', {
    failures: [404],
    summary: 'Add the goods of an order to the cart; one key adds them once',
    who: 'buyer',
    idempotent: true,
    body: OrderToRepeat,
    refusals: ['cart.full', 'repeat.nothing'],
    response: json(
      z.object({
        /** Number of lines in the cart now because of this. */
        added: z.int(),
        rejected: z.array(
          z.object({
            product_variant_id: z.string(),
            name: z.string(),
            message: z.string(),
            suggestedQty: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
  pdf: call('POST /so/ecom/repeat-order/pdf', {
    failures: [404],
    summary: 'What repeating an order would cost today, as a PDF',
    who: 'buyer',
    body: OrderToRepeat,
    limit: { times: 60, seconds: 60, by: 'caller' },
    response: file('application/pdf'),
  }),
}
