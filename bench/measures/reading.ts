import { makeBuyers } from '../data/buyers.ts'
import { always, besides, type Bench, type Measure } from './measure.ts'

/** The product list of the API: twelve cards, popular first. */
export const list: Measure = {
  name: 'list',
  what: 'GET /api/product/ec/list',
  reference: 'sql',
  goal: 0.8,
  run: ({ shop, references, seconds }) =>
    besides(always(shop, '/api/product/ec/list'), always(references.sql, '/'), seconds),
}

/** A slip of the keyboard and a synonym of the trade in turn. */
export const search: Measure = {
  name: 'search',
  what: 'search with a slip, and with a synonym',
  reference: 'sql',
  goal: 0.4,
  run: ({ shop, references, seconds }) => {
    const asking = (text: string) => ({
      path: `/api/product/ec/list?search=${encodeURIComponent(text)}`,
    })
    const target = { url: shop, requests: [asking('semne abu'), asking('plywood 9')] }
    return besides(target, always(references.sql, '/'), seconds)
  },
}

/** A category's page for somebody who is not signed in and has no cart. */
export const categoryAnonymous: Measure = {
  name: 'category',
  what: 'category page, anonymous',
  reference: 'render',
  goal: 4,
  run: async (bench) => {
    const { category } = await popular(bench)
    return besides(
      always(bench.shop, `/kategori/${category}`),
      always(bench.references.render, '/'),
      bench.seconds,
    )
  },
}

/** The same page for a buyer: their name, their cart, their prices. */
export const categorySignedIn: Measure = {
  name: 'category-signed-in',
  what: 'category page, signed in',
  reference: 'render',
  goal: 0.25,
  run: async (bench) => {
    const { category } = await popular(bench)
    const headers = await cookieOf(bench)
    return besides(
      always(bench.shop, `/kategori/${category}`, headers),
      always(bench.references.render, '/'),
      bench.seconds,
    )
  },
}

/** A product's page for somebody who is not signed in. */
export const productPage: Measure = {
  name: 'product',
  what: 'product page, anonymous',
  reference: 'render',
  run: async (bench) => {
    const { slug } = await popular(bench)
    return besides(
      always(bench.shop, `/produk/${slug}`),
      always(bench.references.render, '/'),
      bench.seconds,
    )
  },
}

/** The most popular product and the category that it stands in. */
async function popular({ pool }: Bench): Promise<{ slug: string; category: string }> {
  const { rows } = await pool.query<{ slug: string; category: string }>(
    `select product.slug, category.slug as category from product
      join sub_category on sub_category.id = product.sub_category_id
      join category on category.id = sub_category.category_id
    order by product.popularity desc, product.id limit 1`,
  )
  if (!rows[0]) throw new Error('the catalogue is empty')
  return rows[0]
}

/** The cookies of a buyer's browser. */
async function cookieOf({ pool, config }: Bench): Promise<Record<string, string>> {
  const [buyer] = await makeBuyers(pool, 1)
  const { prefix } = config.cookies
  const expiresAt = Date.now() + 86_400_000
  return {
    cookie: `${prefix}access=${buyer!.token}.${expiresAt}; ${prefix}refresh=refresh-${buyer!.token}`,
  }
}
