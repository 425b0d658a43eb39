import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { moneyFromJson } from '#platform/money.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createApi } from '#modules/client.ts'
import { createAppContext } from '#server/app.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { formatAttributes } from './rules/attributes-query.ts'

const shop = await useTestShop()

const SUB_CATEGORIES = ['triplek', 'semen-abu', 'besi-beton-ulir', 'keramik-lantai', 'cat-interior']

test('GET /product/ec/facets: every count equals the list filtered by it, with any other filters', async () => {
  const { catalogue } = shop.asVisitor()
  const part = fc.integer({ min: 0, max: 99 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SUB_CATEGORIES),
      fc.array(part, { minLength: 6, maxLength: 6 }),
      async (subCategory, draws) => {
        const all = await catalogue.facets({ query: { subCategory } })
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = draws
        const attribute = all.attributes[a % all.attributes.length]!
        const low = moneyFromJson(all.price!.min) / 100
        const high = moneyFromJson(all.price!.max) / 100
        const query = {
          subCategory,
          ...(a < 60
            ? {
                attributes: formatAttributes([
                  [attribute.key, [attribute.values[b % attribute.values.length]!.value]],
                ]),
              }
            : {}),
          ...(c < 40 ? { brand: all.brands[c % all.brands.length]!.slug } : {}),
          ...(d < 30 ? { place: all.places[d % all.places.length]!.code } : {}),
          ...(e < 30 ? { ready: e < 15 ? 'ready' : 'indent' } : {}),
          ...(f < 50
            ? { minPrice: Math.floor(low), maxPrice: Math.floor(low + ((high - low) * f) / 50) }
            : {}),
        }
        const facets = await catalogue.facets({ query })
        const countWith = async (more: object) =>
          (await catalogue.products({ query: { ...query, ...more, count: 1 } })).total
        assert.equal(await countWith({}), facets.total)
        for (const { slug, count } of facets.brands.slice(0, 3))
          assert.equal(await countWith({ brand: slug }), count)
        for (const { code, count } of facets.places.slice(0, 3))
          assert.equal(await countWith({ place: code }), count)
        for (const { value, count } of facets.readiness)
          assert.equal(await countWith({ ready: value }), count)
        for (const { key, values } of facets.attributes.slice(0, 2))
          for (const { value, count } of values.slice(0, 3)) {
            const others = query.attributes && key !== attribute.key ? `${query.attributes};` : ''
            assert.equal(
              await countWith({ attributes: others + formatAttributes([[key, [value]]]) }),
              count,
            )
          }
      },
    ),
    { seed: 20261120, numRuns: 60 },
  )
})

test('GET /product/ec/list: a card offers the matching variant, and a list is sorted by price or age', async () => {
  const { catalogue } = shop.asVisitor()
  const nine = await catalogue.products({
    query: { subCategory: 'triplek', attributes: 'tebal:9' },
  })
  assert.ok(nine.results.length > 0 && nine.results.every(({ offer }) => offer.facts[0] === '9 mm'))
  for (const sort of ['price-asc', 'price-desc'] as const) {
    const { results } = await catalogue.products({
      query: { subCategory: 'triplek', sort, count: 100 },
    })
    const prices = results.map(({ price }) => moneyFromJson(price))
    assert.deepEqual(
      prices,
      prices.toSorted((x, y) => (sort === 'price-asc' ? x - y : y - x)),
    )
  }
  const { results } = await catalogue.products({ query: { sort: 'newest', count: 100 } })
  const ids = results.map(({ id }) => Number(id))
  assert.deepEqual(
    ids,
    ids.toSorted((x, y) => y - x),
  )
})

test('GET /product/ec/list: ignores unknown filters and sorts, and a page past the end is empty', async () => {
  const { catalogue } = shop.asVisitor()
  const all = await catalogue.products({ query: { subCategory: 'triplek' } })
  const query = {
    subCategory: 'triplek',
    attributes: 'bobot:9;;x',
    ready: 'besok',
    sort: 'acak' as never,
    minPrice: 'murah',
  }
  assert.deepEqual(await catalogue.products({ query }), all)
  const past = await catalogue.products({ query: { subCategory: 'triplek', page: 900 } })
  assert.deepEqual([past.results, past.total], [[], all.total])
  assert.equal(
    (await catalogue.products({ query: { subCategory: 'triplek', brand: 'tidak-ada' } })).total,
    0,
  )
})

test('GET /product/ec/list?search: filters within the results', async () => {
  const { catalogue } = shop.asVisitor()
  const found = await catalogue.facets({ query: { search: 'triplek' } })
  const brand = found.brands[0]!
  const filtered = await catalogue.products({
    query: { search: 'triplek', brand: brand.slug, count: 100 },
  })
  assert.equal(filtered.total, brand.count)
  assert.ok(filtered.results.every((card) => card.brand.slug === brand.slug))
  const subCategoryFacet = found.subCategories[0]!
  const query = {
    search: 'triplek',
    category: subCategoryFacet.category,
    subCategory: subCategoryFacet.slug,
  }
  assert.equal((await catalogue.products({ query })).total, subCategoryFacet.count)
})

const firstOf = async (query: object) => {
  const { results } = await shop
    .asVisitor()
    .catalogue.products({ query: { subCategory: 'triplek', ...query } })
  return results[0]!
}
const cheapest = { sort: 'price-asc' as const }

test('GET /product/ec/list: a price change shows in every process at once, also if committed late', async () => {
  const { deps, pool } = shop
  const databaseUrl = pool.options.connectionString!
  // A second context is like another process, with caches of its own.
  const other = createAppContext({
    databaseUrl,
    filesRoot: '',
    log: deps.log,
    shopInfo: { ...deps.shop },
    clock: deps.clock,
  })
  const otherCatalogue = createApi(
    createInProcessTransport(other.dispatch, { ipAddress: '127.0.0.1', userAgent: 'test' }),
  ).catalogue
  const lowest = async () => {
    const query = { subCategory: 'triplek' }
    const [here, far] = await Promise.all([
      shop.asVisitor().catalogue.facets({ query }),
      otherCatalogue.facets({ query }),
    ])
    assert.deepEqual(here.price, far.price)
    return moneyFromJson(here.price!.min)
  }
  await lowest()
  const { offer } = await firstOf({ sort: 'price-desc' })
  const early = await other.pool.connect()
  const change = 'update price set amount = $1 where variant_id = $2'
  await early.query('begin')
  await early.query(change, [1_100_000, offer.id])
  // Later transactions commit meanwhile, so the horizon passes the open one.
  const before = await lowest()
  await shop.db
    .updateTable('stock')
    .set({ held: 0 })
    .where('variant_id', '=', Number(offer.id))
    .execute()
  assert.equal(await lowest(), before)
  await early.query('commit')
  early.release()
  assert.equal(await lowest(), 1_100_000)
  assert.equal((await firstOf(cheapest)).offer.id, offer.id)
  assert.equal(
    (await otherCatalogue.products({ query: { subCategory: 'triplek', ...cheapest } })).results[0]!
      .offer.id,
    offer.id,
  )
  await shop.db
    .updateTable('product')
    .set({ active: false })
    .where('slug', '=', (await firstOf(cheapest)).slug)
    .execute()
  assert.ok((await lowest()) > 1_100_000)
  await other.close()
})

test('GET /product/ec/facets: a sold-out product is not ready, a moved one not in its old sub-category', async () => {
  const { catalogue } = shop.asVisitor()
  const query = { subCategory: 'semen-abu' }
  const ready = async () =>
    (await catalogue.facets({ query })).readiness.find(({ value }) => value === 'ready')!.count
  const before = await ready()
  const card = (await catalogue.products({ query: { ...query, ready: 'ready' } })).results[0]!
  const product = await catalogue.product({ id: card.slug })
  const ids = product.variants.map(({ id }) => Number(id))
  await shop.db
    .updateTable('stock')
    .set(({ ref }) => ({ held: ref('on_hand') }))
    .where('variant_id', 'in', ids)
    .execute()
  assert.equal(await ready(), before - 1)
  const { total } = await catalogue.products({ query })
  await shop.db
    .updateTable('product')
    .set(({ selectFrom }) => ({
      sub_category_id: selectFrom('sub_category').select('id').where('slug', '=', 'mortar-instan'),
    }))
    .where('id', '=', Number(card.id))
    .execute()
  assert.equal((await catalogue.products({ query })).total, total - 1)
})

test('GET /product/ec/list: stays sorted while prices change concurrently', async () => {
  const { catalogue } = shop.asVisitor()
  const variants = await shop.db
    .selectFrom('variant')
    .select('id')
    .orderBy('id')
    .limit(40)
    .execute()
  const changes = variants.map(({ id }, at) =>
    shop.db
      .updateTable('price')
      .set({ amount: 5_000_000 + at * 100 })
      .where('variant_id', '=', id)
      .execute(),
  )
  const lists = Array.from({ length: 40 }, () =>
    catalogue.products({ query: { subCategory: 'semen-abu', ...cheapest, count: 100 } }),
  )
  await Promise.all([...changes, ...lists])
  const { results } = await catalogue.products({
    query: { subCategory: 'semen-abu', ...cheapest, count: 100 },
  })
  const prices = results.map(({ price }) => moneyFromJson(price))
  assert.deepEqual(
    prices,
    prices.toSorted((x, y) => x - y),
  )
})
