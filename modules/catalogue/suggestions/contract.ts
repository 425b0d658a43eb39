import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { cacheWithStock } from '#modules/catalogue/categories/rules/cache-rules.ts'

/** The lowest price of what a suggestion leads to, and what it is for; null where nothing has a price. */
const PricePreview = z.object({ picture: z.string(), price: MoneySchema.nullable() })

/** Suggestions while typing, best first. */
export const Suggestions = z
  .object({
    searches: z.array(z.string()),
    /** What each of `searches` finds first, in their order; null where it finds nothing now. */
    previews: z.array(PricePreview.extend({ unit: z.string() }).nullable()),
    categories: z.array(
      PricePreview.extend({
        category: z.string(),
        slug: z.string(),
        subCategory: z.string(),
        /** The typed size as filters of the sub-category, empty without one. */
        attributes: z.array(z.object({ key: z.string(), value: z.string(), label: z.string() })),
        products: z.int(),
      }),
    ),
    brands: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        picture: z.string(),
        price: MoneySchema.nullable(),
        products: z.int(),
      }),
    ),
    /** Each with the variant that was typed. */
    products: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        picture: z.string(),
        product_variant_id: z.string(),
        variantName: z.string(),
        unit: z.string(),
        price: MoneySchema,
        /** The unit prices of larger quantities, ascending. */
        tiers: z.array(z.object({ minQty: z.number(), price: MoneySchema })),
        stock: z.number(),
        minOrder: z.number(),
        multiple: z.number(),
        leadDays: z.int(),
      }),
    ),
  })
  .meta({ id: 'Suggestions' })

export const suggestionCalls = {
  suggestions: call('GET /product/ec/suggestions', {
    summary: 'Products, categories, brands and searches that match a prefix (ours)',
    cache: cacheWithStock,
    query: z.object({ text: z.string().trim().max(5000).default('') }),
    response: json(Suggestions),
  }),
}
