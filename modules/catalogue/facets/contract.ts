import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { cacheWithFacets, cacheWithList } from '#modules/catalogue/categories/rules/cache-rules.ts'
import { MoneySchema, PageQuery } from '#platform/contract/schemas.ts'

const SlugList = z.string().max(2000).optional().catch(undefined)
const RupiahField = z.coerce.number().int().min(0).max(1e12).optional().catch(undefined)

const SORTS = ['relevance', 'popular', 'price-asc', 'price-desc', 'newest'] as const

/** The filters of a product list. Several values are separated by commas; unknown ones are ignored. */
export const ProductFilters = z.object({
  search: z.string().trim().max(5000).optional(),
  category: z.string().max(100).optional(),
  subCategory: z.string().max(100).optional(),
  /** Slugs: `rimbaply,mahakayu`. */
  brand: SlugList,
  /** Values by attribute of the sub-category: `tebal:9,12;grade:UTY`, each may be percent-encoded. */
  attributes: z.string().max(4000).optional().catch(undefined),
  /** Codes of warehouses that have it in stock: `CBT,SDA`. */
  place: SlugList,
  /** `ready` is in stock, `indent` comes from the factory; or both with a comma. */
  ready: z.string().max(40).optional().catch(undefined),
  /** Whole rupiah including PPN, for one unit at list price. */
  minPrice: RupiahField,
  maxPrice: RupiahField,
  /** Only products that the buyer ordered before. Ignored for visitors. */
  bought: z.stringbool().optional().catch(undefined),
  /** Of similar matches of a search, those in stock near this district come first. */
  districtId: z
    .string()
    .regex(/^[\d.]{2,13}$/)
    .optional()
    .catch(undefined),
})

/** The query of a product list; `relevance` requires `search`. */
export const ProductQuery = PageQuery.extend(ProductFilters.shape).extend({
  sort: z.enum(SORTS).optional().catch(undefined),
})

const countField = { count: z.int() }

/** An attribute with its values, each with its number of products and their lowest price. */
const Facet = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  type: z.enum(['number', 'text']),
  onCard: z.boolean(),
  values: z.array(
    z.object({ value: z.string(), label: z.string(), from: MoneySchema.nullable(), ...countField }),
  ),
})

/** Everything a list can be filtered by; each facet is counted with all other filters applied. */
export const Facets = z
  .object({
    total: z.int(),
    totalIsExact: z.boolean(),
    attributes: z.array(Facet),
    subCategories: z.array(
      z.object({ slug: z.string(), category: z.string(), subCategory: z.string(), ...countField }),
    ),
    brands: z.array(
      z.object({ id: z.string(), slug: z.string(), name: z.string(), ...countField }),
    ),
    places: z.array(z.object({ code: z.string(), name: z.string(), ...countField })),
    readiness: z.array(z.object({ value: z.enum(['ready', 'indent']), ...countField })),
    /** Lowest and highest price with all filters but the price. */
    price: z.object({ min: MoneySchema, max: MoneySchema }).nullable(),
    /** How many of the matches the buyer ordered before; null for visitors. */
    bought: z.int().nullable(),
  })
  .meta({ id: 'Facets' })

export const facetCalls = {
  facets: call('GET /product/ec/facets', {
    failures: [404],
    summary: 'What a list can be filtered by, with counts (ours)',
    cache: cacheWithList,
    query: ProductFilters,
    response: json(Facets),
  }),
  variantFacets: call('GET /sub-category/ecom/{id}/variant', {
    summary: 'The variants of a sub-category as facets, with counts',
    cache: cacheWithFacets,
    query: ProductFilters.omit({ category: true, subCategory: true }),
    response: json(Facets),
  }),
}
