import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { fetchUncompressed, openShopWithTwoServers } from '../support/servers/two-servers.ts'

const { shop, servers } = await closeAfterTests(openShopWithTwoServers())
const [server] = servers

type Edited = {
  productId: number
  slug: string
  variantId: number
  brand: string
  sub: string
  category: string
}
const edited = await findEdited()

async function findEdited(): Promise<Edited> {
  const { rows } = await shop.pool.query<Edited>(
    `select product.id as "productId", product.slug, variant.id as "variantId", brand.slug as brand,
       sub_category.slug as sub, category.slug as category
     from product join variant on variant.product_id = product.id and product.active and variant.active
       join brand on brand.id = brand_id
       join sub_category on sub_category.id = sub_category_id
       join category on category.id = category_id
       join discount_tier on discount_tier.variant_id = variant.id
     where sub_category.slug = 'semen-abu' order by popularity desc, variant.id limit 1`,
  )
  return rows[0]!
}

/** Every call that is remembered for everybody, as far as the product may be in it or its neighbours. */
function listAddresses({ slug, variantId, brand, sub, category }: Edited): string[] {
  const scopes = [
    '',
    `category=${category}`,
    `subCategory=${sub}`,
    `brand=${brand}`,
    'category=atap',
  ]
  const choices = [
    'sort=popular',
    'sort=price-asc&count=3',
    'sort=price-desc&count=3',
    'sort=newest',
    'page=1&count=5',
    'maxPrice=60000',
    'minPrice=60000&maxPrice=200000',
    'ready=ready',
    'ready=indent',
    'place=CBT',
  ]
  const lists = scopes.flatMap((scope) => choices.map((choice) => `${scope}&${choice}`))
  const filters = [...scopes, ...lists.filter((query) => !/sort|page/.test(query))]
  return [
    ...lists.map((query) => `/api/product/ec/list?${query}`),
    ...filters.map((query) => `/api/product/ec/facets?${query}`),
    ...scopes.map((query) => `/api/product/ec/sum?${query}`),
    `/api/sub-category/ecom/${sub}/variant`,
    `/api/product/ec/${slug}`,
    `/api/product/ec/${slug}/variant/${variantId}`,
    `/api/product/ec/${slug}/variant/${variantId}/detail`,
    `/api/product/ec/det-discount/${variantId}`,
    `/api/product/ec/${slug}/related`,
    '/api/product/ec/featured',
    '/api/product/ec/category-prices',
    '/api/product/ec/list/name',
    '/api/product/ec/suggestions',
    '/api/category',
    '/api/category/group',
    `/api/category/${category}/detail`,
    `/api/sub-category/${sub}/detail`,
    `/api/sub-category/category/${category}`,
    '/api/brand/ecom',
    '/api/brand/ecom/directory',
    `/api/brand/ecom/${brand}`,
    '/api/home',
  ]
}

const addresses = [
  ...listAddresses(edited),
  ...(
    await shop.asVisitor().catalogue.products({ query: { subCategory: edited.sub } })
  ).results.map(({ slug }) => `/api/product/ec/${slug}/related`),
]

async function readAll(headers: Record<string, string> = {}) {
  const answers = new Map<string, string>()
  for (const path of addresses)
    answers.set(path, (await fetchUncompressed(server!, path, headers)).text)
  return answers
}

const OWN_VARIANT = 'where variant_id = $1'
const OWN_PRODUCT =
  'where variant_id in (select id from variant where product_id = (select product_id from variant where id = $1))'
const EDITS: readonly [what: string, sql: string][] = [
  ['a price rises', `update price set amount = amount * 5 ${OWN_VARIANT}`],
  ['a price falls below all others', `update price set amount = 100 ${OWN_VARIANT}`],
  [
    'a price begins today',
    `insert into price select variant_id, price_list_id, max(valid_from) + 1, 7700000 from price ${OWN_VARIANT} group by 1, 2`,
  ],
  [
    'that price is taken back',
    `delete from price ${OWN_VARIANT} and (price_list_id, valid_from) in (
      select price_list_id, max(valid_from) from price ${OWN_VARIANT} group by 1)`,
  ],
  ['it sells out', `update stock set on_hand = held ${OWN_PRODUCT}`],
  ['it is there again', `update stock set on_hand = held + 5000 ${OWN_PRODUCT}`],
  ['all its prices go', `delete from price ${OWN_VARIANT}`],
  [
    'it gets a first price',
    "insert into price select $1, id, '2020-01-01', 4200000 from price_list where company_id is null",
  ],
  ['a tier falls', `update discount_tier set discount = discount / 2 ${OWN_VARIANT}`],
  ['its tiers go', `delete from discount_tier ${OWN_VARIANT}`],
  ['a tier is added', 'insert into discount_tier values ($1, 70, 33)'],
  ['the variant is renamed', "update variant set name = 'Sak besar' where id = $1"],
  [
    'its smallest order rises above the stock',
    'update variant set min_order = 90000000 where id = $1',
  ],
  ['it comes from the factory', 'update variant set lead_days = lead_days + 9 where id = $1'],
  ['its attributes change', `update variant set attributes = '{"isi": 99}' where id = $1`],
  ['it is off sale', 'update variant set active = false where id = $1'],
  ['it is on sale again', 'update variant set active = true where id = $1'],
  [
    'the product is renamed',
    "update product set name = 'Semen Baru', description = 'Lain.' where id = (select product_id from variant where id = $1)",
  ],
  [
    'the product moves to another sub-category',
    "update product set sub_category_id = (select id from sub_category where slug = 'triplek') where id = (select product_id from variant where id = $1)",
  ],
  [
    'the product is off sale',
    'update product set active = false where id = (select product_id from variant where id = $1)',
  ],
]

for (const [what, sql] of EDITS)
  test(`GET /product/ec/…: ${what}, and every remembered answer is what the database says`, async () => {
    const before = await readAll()
    const { rowCount } = await shop.pool.query(sql, [edited.variantId])
    assert.ok(rowCount! > 0, 'nothing was edited')
    const remembered = await readAll()
    // A request with a cookie passes the caches by, so the database answers it.
    const current = await readAll({ cookie: 'pembaca=1' })
    for (const path of addresses) assert.equal(remembered.get(path), current.get(path), path)
    assert.notDeepEqual(current, before)
  })
