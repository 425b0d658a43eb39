import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { TierList } from '#modules/catalogue/pricing/contract.ts'
import { contentStaff, Revision } from './fields-contract.ts'

/** At most so many products change at once: a page of the list. */
const MAX_PRODUCTS = 100

const SelectedProduct = z.object({
  id: z.string().regex(/^\d{1,9}$/),
  revision: Revision,
  /** The mark of the tiers that the caller saw; other ones are a conflict where tiers are replaced. */
  tiersMark: z.string().max(64).optional(),
})

/** What happens to every selected product. */
const BulkChange = z.discriminatedUnion('kind', [
  /** On sale again, with its variants if all of them were off sale; or off sale. */
  z.object({ kind: z.literal('publish'), active: z.boolean() }),
  z.object({
    kind: z.literal('move'),
    subCategoryId: z.string().regex(/^\d{1,9}$/, 'Pilih subkategorinya.'),
  }),
  /** Replaces the discount tiers of all variants; an empty list removes them. */
  z.object({ kind: z.literal('tiers'), tiers: TierList }),
])

export const adminBulkCalls = {
  changeProducts: call('POST /staff/products/bulk', {
    ...contentStaff,
    summary: 'Changes several products in the same way: all of them, or none',
    body: z.object({
      products: z
        .array(SelectedProduct)
        .min(1, 'Pilih dahulu produknya.')
        .max(MAX_PRODUCTS, `Paling banyak ${MAX_PRODUCTS} produk sekaligus.`),
      change: BulkChange,
    }),
    refusals: ['desk.changed', 'product.shelf', 'product.attributes', 'price.no_ladder'],
    response: json(z.object({ products: z.int() })),
  }),
}
