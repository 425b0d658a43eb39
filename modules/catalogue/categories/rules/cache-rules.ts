import type { CacheRule, CachedRequest } from '#platform/contract/cache-rule.ts'

/** Any stock at all, for responses that may show the stock of any product. */
const ANY_STOCK = 'stock'

/** Any price at all. */
const ANY_PRICE = 'price'

/** Query parameters of a list that choose its products by neither stock nor price. */
const STEADY_QUERY: readonly string[] = [
  'page',
  'count',
  'category',
  'subCategory',
  'brand',
  'attributes',
]
/** Query parameters of a list whose response may be cached. A search text is hardly ever used twice. */
const listQuery: readonly string[] = [
  ...STEADY_QUERY,
  'sort',
  'minPrice',
  'maxPrice',
  'place',
  'ready',
]

const productTag = ({ id }: { id: string }) => `product:${id}`

/** The narrowest category that a query names. Sub-categories of two categories may share a slug: both are dropped then. */
function listTag({ query: { category, subCategory } }: CachedRequest): string {
  if (typeof subCategory === 'string') return `subCategory:${subCategory}`
  return typeof category === 'string' ? `category:${category}` : ANY_STOCK
}

/** Shows the catalogue, and neither stock nor prices nor texts of products. */
export const cacheWithCatalogue: CacheRule = {}

/** For responses that show prices of products we cannot name. */
export const cacheWithPrices: CacheRule = { tags: () => [ANY_PRICE] }

/** For responses that show stock and prices of products we cannot name. */
export const cacheWithStock: CacheRule = { tags: () => [ANY_STOCK] }

/** Counts of a list: they depend on stock and prices of products that are not in it, too. */
export const cacheWithList: CacheRule = { query: listQuery, tags: (request) => [listTag(request)] }

/** The same for a sub-category that is named in the path, by its id or by its slug. */
export const cacheWithFacets: CacheRule = { ...cacheWithList, ...cacheWithStock }

export const cacheWithProduct: CacheRule = {
  tags: (_request, product: { id: string }) => [productTag(product)],
}

export const cacheWithSubCategory: CacheRule = {
  tags: (_request, { slug }: { slug: string }) => [`subCategory:${slug}`],
}

/**
 * Alternatives come from the product's sub-category, available ones first, so they change with the stock of all its
 * products.
 */
export const cacheWithRelated: CacheRule = {
  tags: (_request, { alternatives, together }: RelatedCards) => [
    ...[...alternatives, ...together].map(productTag),
    ...alternatives.map(({ subCategory }) => `ready:${subCategory.slug}`),
  ],
}
type RelatedCards = Record<
  'alternatives' | 'together',
  { id: string; subCategory: { slug: string } }[]
>

/** Products of a list. Chosen or sorted by stock or price, it depends on products that are not in it yet, too. */
export const cacheWithProducts: CacheRule = {
  query: listQuery,
  tags: (request, { results }: { results: { id: string }[] }) => [
    ...results.map(productTag),
    ...(isSteady(request) ? [] : [listTag(request)]),
  ],
}

const isSteady = ({ query }: CachedRequest): boolean =>
  Object.entries(query).every(
    ([name, value]) =>
      value === undefined ||
      STEADY_QUERY.includes(name) ||
      (name === 'sort' && !String(value).startsWith('price')),
  )
