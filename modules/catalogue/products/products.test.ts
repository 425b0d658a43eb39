import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { moneyFromJson } from '#platform/money.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const failure = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => assert.fail('should have failed'),
    (error) => error,
  )
  assert.ok(isCallError(thrown))
  return thrown
}

test('GET /category, /category/group: have sub-categories and the headings of the menu', async () => {
  const api = shop.asVisitor()
  const { results } = await api.catalogue.categories()
  const semen = results.find((category) => category.slug === 'semen-mortar')
  assert.ok(semen?.subCategory.some((sub) => sub.slug === 'semen-abu'))
  const { results: groups } = await api.catalogue.categoryGroups()
  assert.equal(groups.flatMap((group) => group.categories).length, results.length)
  const { results: flat } = await api.catalogue.itemCategories()
  assert.deepEqual(
    flat.map((each) => each.id),
    results.map((each) => each.id),
  )
})

test('GET /category/{id}/detail, /sub-category/{id}/detail: by slug and id, otherwise 404', async () => {
  const { catalogue } = shop.asVisitor()
  const bySlug = await catalogue.category({ id: 'triplek-kayu' })
  assert.deepEqual(await catalogue.category({ id: bySlug.id }), bySlug)
  const sub = await catalogue.subCategory({ id: 'triplek' })
  assert.deepEqual(await catalogue.subCategory({ id: sub.id }), sub)
  assert.equal(sub.category.slug, 'triplek-kayu')
  assert.equal(sub.products, 7)
  assert.ok(
    sub.aliases.includes('plywood') && sub.attributes.filter((each) => each.onCard).length === 3,
  )
  const { results } = await catalogue.subCategoriesOf({ id: 'triplek-kayu' })
  assert.deepEqual(results, bySlug.subCategory)
  for (const id of ['tidak-ada', '999999', "' or 1=1"])
    assert.equal((await failure(catalogue.category({ id }))).status, 404)
  assert.equal((await failure(catalogue.subCategory({ id: 'tidak-ada' }))).status, 404)
})

test('GET /product/ec/list: pages join without gaps or repetitions, popular first', async () => {
  const { catalogue } = shop.asVisitor()
  const whole = await catalogue.products({ query: { count: 100 } })
  assert.equal(whole.total, whole.results.length)
  assert.equal(whole.totalIsExact, true)
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((page) => catalogue.products({ query: { page, count: 12 } })),
  )
  const ids = pages.flatMap((page) => page.results.map((card) => card.id))
  assert.deepEqual(
    ids,
    whole.results.map((card) => card.id),
  )
  assert.deepEqual(
    pages.map((page) => [page.page, page.count, page.total]),
    [0, 1, 2, 3, 4].map((page) => [page, 12, whole.total]),
  )
  const { results: past } = await catalogue.products({ query: { page: 900_000_000_000 } })
  assert.deepEqual(past, [])
})

test('GET /product/ec/list: filters by category, sub-category and brand slug', async () => {
  const { catalogue } = shop.asVisitor()
  const inCategory = await catalogue.products({ query: { category: 'semen-mortar', count: 100 } })
  assert.equal(inCategory.total, 9)
  assert.ok(inCategory.results.every((card) => card.category.slug === 'semen-mortar'))
  const inSub = await catalogue.products({
    query: { category: 'semen-mortar', subCategory: 'semen-abu' },
  })
  assert.equal(inSub.total, 6)
  const ofBrand = await catalogue.products({
    query: { category: 'semen-mortar', brand: 'karang-jaya' },
  })
  assert.ok(ofBrand.total > 0 && ofBrand.results.every((card) => card.brand.slug === 'karang-jaya'))
  for (const query of [
    { category: 'x' },
    { subCategory: 'x' },
    { brand: 'x' },
    { category: 'atap', subCategory: 'semen-abu' },
  ])
    assert.equal((await catalogue.products({ query })).total, 0)
})

test('GET /product/ec/list: a card has the first variant with price, comparison price and next tier', async () => {
  const { catalogue } = shop.asVisitor()
  const { results } = await catalogue.products({ query: { subCategory: 'triplek' } })
  const card = results[0]!
  const product = await catalogue.product({ id: card.slug })
  const first = product.variants[0]!
  assert.equal(card.variants, product.variants.length)
  assert.equal(card.offer.id, first.id)
  assert.deepEqual(card.price, first.price)
  assert.deepEqual(card.offer.nextTier, first.tiers[0] ?? null)
  assert.equal(card.offer.stock, first.stock)
  assert.match(card.offer.facts[0]!, /^\d+([,]\d+)? mm$/)
  assert.equal(card.offer.pricePer?.unit, 'm²')
})

test('GET /product/ec/{id}: by slug and id, with variants, tiers and stock by warehouse', async () => {
  const { catalogue } = shop.asVisitor()
  const { results } = await catalogue.featured()
  for (const { slug, id } of results) {
    const product = await catalogue.product({ id: slug })
    assert.deepEqual(await catalogue.product({ id }), product)
    for (const variant of product.variants) {
      const total = variant.places.reduce((sum, place) => sum + place.stock, 0)
      assert.equal(Math.round(total * 1000), Math.round(variant.stock * 1000))
      for (const tier of variant.tiers)
        assert.ok(moneyFromJson(tier.price) < moneyFromJson(variant.price))
      assert.deepEqual((await catalogue.tiers({ id: variant.id })).results, variant.tiers)
      assert.deepEqual(await catalogue.variant({ id: slug, variantId: variant.id }), variant)
    }
  }
  assert.equal((await failure(catalogue.product({ id: 'tidak-ada' }))).status, 404)
  assert.equal((await failure(catalogue.product({ id: '999999999' }))).status, 404)
  assert.equal((await failure(catalogue.tiers({ id: '999999999' }))).status, 404)
  const [one, other] = results
  assert.equal(
    (await failure(catalogue.variant({ id: one!.slug, variantId: other!.offer.id }))).status,
    404,
  )
})

test('GET /product/ec/featured: shows the chosen variants in their order', async () => {
  const { results } = await shop.asVisitor().catalogue.featured()
  assert.deepEqual(
    results.slice(0, 3).map((card) => card.offer.sku),
    ['KJ-SMN-PCC-40', 'KB-BTS-420-D13', 'RB-TRP-MRT-09-UTY'],
  )
})

test('GET /product/ec/list: business prices for verified companies only, company prices take precedence', async () => {
  const { db } = shop
  const query = { search: 'KJ-SMN-PCC-40' }
  const priceFor = async (api: ReturnType<typeof shop.asVisitor>) =>
    (await api.catalogue.products({ query })).results[0]!.price
  const business = await shop.asBuyer('bisnis@contoh.id')
  const retail = await priceFor(shop.asVisitor())
  assert.deepEqual(await priceFor(await shop.asBuyer()), retail)
  assert.deepEqual(await priceFor(await shop.asBuyer('baru@contoh.id')), retail)
  const lower = await priceFor(business)
  assert.ok(moneyFromJson(lower) < moneyFromJson(retail))

  const { id: companyId } = await db
    .selectFrom('company')
    .select('id')
    .where('state', '=', 'verified')
    .executeTakeFirstOrThrow()
  const { id: variantId } = await db
    .selectFrom('variant')
    .select('id')
    .where('sku', '=', 'KJ-SMN-PCC-40')
    .executeTakeFirstOrThrow()
  const { id: list } = await db
    .insertInto('price_list')
    .values({ code: 'griya', name: 'Griya', company_id: companyId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const from = (valid_from: string, amount: number) => ({
    variant_id: variantId,
    price_list_id: list,
    valid_from,
    amount,
  })
  await db
    .insertInto('price')
    .values([from('2026-11-20', 4_000_000), from('2026-11-21', 3_000_000)])
    .execute()
  assert.deepEqual(await priceFor(business), { amount: '40000.00', currency: 'IDR' })
  const { slug } = (await business.catalogue.products({ query })).results[0]!
  assert.deepEqual((await business.catalogue.product({ id: slug })).variants[0]!.price, {
    amount: '40000.00',
    currency: 'IDR',
  })
  assert.deepEqual(await priceFor(shop.asVisitor()), retail)
})
