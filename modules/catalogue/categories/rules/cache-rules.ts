import type { CacheRule, CachedRequest } from '#platform/contract/cache-rule.ts'

/** Any stock at all: for responses of which it is not known whose stock they show. */
const ANY_STOCK = 'stock'

/** Query parameters that filter a list without looking at stock. */
const STOCK_FREE_QUERY: readonly string[] = [
  'page',
  'count',
  'category',
  'subCategory',
  'brand',
  'sort',
  'minPrice',
  'maxPrice',
  'attributes',
]
/** Query parameters of a list whose response may be cached. A search text is hardly ever used twice. */
const listQuery: readonly string[] = [...STOCK_FREE_QUERY, 'place', 'ready']

const productTag = ({ id }: { id: string }) => `product:${id}`

/** The narrowest category that a query names. Sub-categories of two categories may share a slug: both are dropped then. */
function listTag({ query: { category, subCategory } }: CachedRequest): string {
  if (typeof subCategory === 'string') return `subCategory:${subCategory}`
  return typeof category === 'string' ? `category:${category}` : ANY_STOCK
}

/** Shows the catalogue and no stock. */
export const cacheWithCatalogue: CacheRule = {}

/** Shows stock, of which products is not known. */
export const cacheWithStock: CacheRule = { tags: () => [ANY_STOCK] }

/** Counts of a list: they depend on the stock of products that are not in it, too. */
export const cacheWithList: CacheRule = { query: listQuery, tags: (request) => [listTag(request)] }

/** The same for a sub-category that is named in the path, by its id or by its slug. */
export const cacheWithFacets: CacheRule = { ...cacheWithList, ...cacheWithStock }

export const cacheWithProduct: CacheRule = {
  tags: (_request, product: { id: string }) => [productTag(product)],
}

export const cacheWithSubCategory: CacheRule = {
  tags: (_request, { slug }: { slug: string }) => [`subCategory:${slug}`],
}

export const cacheWithRelated: CacheRule = {
  tags: (_request, data: Record<'alternatives' | 'together', { id: string }[]>) =>
    [...data.alternatives, ...data.together].map(productTag),
}

/** Products of a list. Filtered by stock, it depends on products that are not in it yet, too. */
export const cacheWithProducts: CacheRule = {
  query: listQuery,
  tags: (request, { results }: { results: { id: string }[] }) => {
    const isStockFree = Object.entries(request.query).every(
      ([name, value]) => value === undefined || STOCK_FREE_QUERY.includes(name),
    )
    return [...results.map(productTag), ...(isStockFree ? [] : [listTag(request)])]
  },
}
