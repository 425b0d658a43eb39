import { createSessionCookies } from '../data/session-cookies.ts'
import { makeTypos } from '../data/typos.ts'
import {
  repeatRequest,
  measureInterleaved,
  type BenchContext,
  type Measure,
  WARM_UP_SECONDS,
} from './measure.ts'

/** The API's product list: twelve cards, the most popular first. */
export const list: Measure = {
  name: 'list',
  what: 'GET /api/product/ec/list',
  reference: 'sql',
  goal: 3,
  grows: true,
  run: ({ shop, references, seconds }) =>
    measureInterleaved(
      repeatRequest(shop, '/api/product/ec/list'),
      repeatRequest(references.sql, '/'),
      seconds,
    ),
}

const buildSearchRequest = (text: string) => ({
  path: `/api/product/ec/list?search=${encodeURIComponent(text)}`,
})

/** A search with a typo and one with a synonym, alternately. */
export const search: Measure = {
  name: 'search',
  what: 'search with a typo, and with a synonym',
  reference: 'sql',
  goal: 0.6,
  grows: true,
  run: ({ shop, references, seconds }) => {
    const target = {
      url: shop,
      requests: [buildSearchRequest('semne abu'), buildSearchRequest('plywood 9')],
    }
    return measureInterleaved(target, repeatRequest(references.sql, '/'), seconds)
  },
}

/** A page far back in the list. */
export const listPage500: Measure = {
  name: 'list-500',
  what: 'GET /api/product/ec/list, page 500',
  reference: 'sql',
  grows: true,
  run: ({ shop, references, seconds }) =>
    measureInterleaved(
      repeatRequest(shop, '/api/product/ec/list?page=499'),
      repeatRequest(references.sql, '/'),
      seconds,
    ),
}

/** More than the shop can answer. */
const TEXTS_PER_SECOND = 3_500

/** Searches that no cache has: product names with two letters swapped. */
export const uncachedSearch: Measure = {
  name: 'search-uncached',
  what: 'uncached search with a typo',
  reference: 'sql',
  goal: 0.3,
  maxP99Ms: 60,
  grows: true,
  run: async ({ shop, references, pool, seconds }) => {
    const texts = await makeTypos(pool, (seconds + WARM_UP_SECONDS) * TEXTS_PER_SECOND)
    const requests = texts.values().map(buildSearchRequest)
    return measureInterleaved({ url: shop, requests }, repeatRequest(references.sql, '/'), seconds)
  },
}

/** The facets of the most popular product's sub-category. */
export const facets: Measure = {
  name: 'facets',
  what: 'facets of a sub-category',
  reference: 'sql',
  grows: true,
  run: async (bench) => {
    const { category, subCategory } = await findPopularProduct(bench)
    const path = `/api/product/ec/facets?category=${category}&subCategory=${subCategory}`
    return measureInterleaved(
      repeatRequest(bench.shop, path),
      repeatRequest(bench.references.sql, '/'),
      bench.seconds,
    )
  },
}

/** The suggestions of the search field. */
export const suggestions: Measure = {
  name: 'suggestions',
  what: 'suggestions while typing',
  reference: 'sql',
  goal: 0.5,
  grows: true,
  run: ({ shop, references, seconds }) => {
    const requests = ['se', 'sem', 'triplek 9', 'keran da'].map((text) => ({
      path: `/api/product/ec/suggestions?text=${encodeURIComponent(text)}`,
    }))
    return measureInterleaved({ url: shop, requests }, repeatRequest(references.sql, '/'), seconds)
  },
}

const COMPRESSED = { 'accept-encoding': 'gzip, br' }

/** A category page for an anonymous visitor without a cart, as a browser requests it. */
export const categoryAnonymous: Measure = {
  name: 'category',
  what: 'category page, anonymous, cached and compressed',
  reference: 'render',
  goal: 4,
  grows: true,
  run: async (bench) => {
    const { category } = await findPopularProduct(bench)
    const render = repeatRequest(bench.references.render, '/')
    return measureInterleaved(
      repeatRequest(bench.shop, `/kategori/${category}`, COMPRESSED),
      render,
      bench.seconds,
    )
  },
}

/** The same page with a matching ETag: a 304. */
export const categoryUnchanged: Measure = {
  name: 'category-304',
  what: 'category page, anonymous, unchanged (304)',
  reference: 'render',
  run: async (bench) => {
    const { category } = await findPopularProduct(bench)
    const address = `/kategori/${category}`
    const { headers } = await fetch(bench.shop + address, { headers: COMPRESSED })
    const conditionalHeaders = { ...COMPRESSED, 'if-none-match': headers.get('etag') ?? '' }
    const render = repeatRequest(bench.references.render, '/')
    return measureInterleaved(
      repeatRequest(bench.shop, address, conditionalHeaders),
      render,
      bench.seconds,
    )
  },
}

/** The same page with the filter of bought products, which is personal and therefore not cached. */
export const categoryUncached: Measure = {
  name: 'category-uncached',
  what: 'category page, anonymous, uncached',
  reference: 'render',
  run: async (bench) => {
    const { category } = await findPopularProduct(bench)
    const address = `/kategori/${category}?dibeli=1`
    const render = repeatRequest(bench.references.render, '/')
    return measureInterleaved(repeatRequest(bench.shop, address, COMPRESSED), render, bench.seconds)
  },
}

/** The same page for a signed-in buyer, with name, cart and prices of their own. */
export const categorySignedIn: Measure = {
  name: 'category-signed-in',
  what: 'category page, signed in, compressed',
  reference: 'render',
  goal: 0.5,
  run: async (bench) => {
    const { category } = await findPopularProduct(bench)
    const [headers] = await createSessionCookies(bench, [[]])
    return measureInterleaved(
      repeatRequest(bench.shop, `/kategori/${category}`, { ...COMPRESSED, ...headers }),
      repeatRequest(bench.references.render, '/'),
      bench.seconds,
    )
  },
}

/** A product page for an anonymous visitor. */
export const productPage: Measure = {
  name: 'product',
  what: 'product page, anonymous',
  reference: 'render',
  grows: true,
  run: async (bench) => {
    const { slug } = await findPopularProduct(bench)
    return measureInterleaved(
      repeatRequest(bench.shop, `/produk/${slug}`),
      repeatRequest(bench.references.render, '/'),
      bench.seconds,
    )
  },
}

type PopularProduct = { slug: string; category: string; subCategory: string }

/** Finds the most popular product and its category. */
async function findPopularProduct({ pool }: BenchContext): Promise<PopularProduct> {
  const { rows } = await pool.query<PopularProduct>(
    `select product.slug, category.slug as category, sub_category.slug as "subCategory" from product
      join sub_category on sub_category.id = product.sub_category_id
      join category on category.id = sub_category.category_id
    order by product.popularity desc, product.id limit 1`,
  )
  if (!rows[0]) throw new Error('the catalogue is empty')
  return rows[0]
}
