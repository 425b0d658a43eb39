import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { Rupiah } from '#modules/catalogue/pricing/contract.ts'
import { quantityField } from '#modules/catalogue/stock/contract.ts'
import { contentStaff } from './fields-contract.ts'
import { Barcode, VariantName } from './variants-contract.ts'

/** Values of a variant in the grid; one left out does not change. */
const GridValues = z
  .object({
    name: VariantName,
    barcode: Barcode.nullable(),
    active: z.boolean(),
    retail: Rupiah,
    business: Rupiah,
    /** Quantities on hand by code of the warehouse. */
    stock: z.record(z.string().max(20), quantityField(0)),
  })
  .partial()

/** What the caller saw of the values that change: null for no price. */
const SeenValues = z
  .object({
    name: z.string(),
    barcode: z.string().nullable(),
    active: z.boolean(),
    retail: z.number().nullable(),
    business: z.number().nullable(),
    stock: z.record(z.string().max(20), z.number()),
  })
  .partial()

export const adminVariantGridCalls = {
  changeVariants: call('PATCH /staff/products/{id}/variants', {
    ...contentStaff,
    summary: 'Changes names, prices and stock of several variants of a product: all, or none',
    ids: 'whole',
    lane: 'stock',
    body: z.object({
      variants: z
        .array(
          z.object({
            id: z.string().regex(/^\d{1,9}$/),
            values: GridValues,
            seen: SeenValues,
          }),
        )
        .min(1)
        .max(500),
      /** Why stock changes. */
      reason: z
        .string()
        .trim()
        .min(3, 'Tulis alasannya.')
        .max(200, 'Paling banyak 200 karakter.')
        .optional(),
    }),
    refusals: [
      'desk.changed',
      'barcode.taken',
      'price.business_above_retail',
      'stock.below_held',
      'stock.changed',
      'stock.not_whole',
      'stock.no_warehouse',
    ],
    response: json(OkResponse),
  }),
}
