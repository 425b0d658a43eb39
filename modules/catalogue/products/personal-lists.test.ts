import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'

const shop = await useTestShop()

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (thrown) => (isCallError(thrown) ? thrown.status : 0),
  )

test('GET /product/ec/list/repeat-order: lists earlier purchases, which facets count and lists filter by', async () => {
  const { catalogue } = shop.asVisitor()
  const { offer } = (
    await catalogue.products({ query: { subCategory: 'triplek', ready: 'ready' } })
  ).results[0]!
  const { api } = await placeOrder(shop, [{ variant: offer.id, qty: offer.minOrder }])
  const purchased = await api.catalogue.purchasedProducts()
  assert.deepEqual(
    purchased.results.map((card) => card.offer.id),
    [offer.id],
  )
  const query = { subCategory: 'triplek' }
  assert.equal((await api.catalogue.facets({ query })).bought, 1)
  assert.equal((await api.catalogue.products({ query: { ...query, bought: 'true' } })).total, 1)
  assert.equal(
    (await api.catalogue.products({ query: { search: 'triplek', bought: 'true' } })).total,
    1,
  )
  assert.equal((await catalogue.facets({ query })).bought, null)
  assert.ok((await catalogue.products({ query: { ...query, bought: 'true' } })).total > 1)
  assert.equal(await statusOf(catalogue.purchasedProducts()), 401)
})

test('GET /brand/ecom/directory, /brand/ecom, /brand/ecom/{id}: agree on brands and products', async () => {
  const { catalogue } = shop.asVisitor()
  const { results: letters } = await catalogue.brandDirectory()
  const names = letters.flatMap(({ brands }) => brands.map(({ name }) => name))
  assert.deepEqual(
    letters.map(({ letter }) => letter),
    letters.map(({ letter }) => letter).toSorted(),
  )
  const page = await catalogue.brands({ query: { count: 100 } })
  assert.equal(page.total, names.length)
  const brand = await catalogue.brand({ id: 'rimbaply' })
  assert.deepEqual(await catalogue.brand({ id: brand.id }), brand)
  assert.equal(
    (await catalogue.products({ query: { brand: 'rimbaply', count: 100 } })).total,
    brand.products,
  )
  assert.equal(await statusOf(catalogue.brand({ id: 'tidak-ada' })), 404)
})

test('GET /product/ec/{id}/variant/{variantId}/detail: has the product, 404 for another product’s variant', async () => {
  const { catalogue } = shop.asVisitor()
  const [one, other] = (await catalogue.featured()).results
  const detail = await catalogue.variantDetail({ id: one!.slug, variantId: one!.offer.id })
  assert.equal(detail.variant.sku, one!.offer.sku)
  assert.equal(detail.slug, one!.slug)
  assert.equal(
    await statusOf(catalogue.variantDetail({ id: one!.slug, variantId: other!.offer.id })),
    404,
  )
})

test('GET /sub-category/ecom/{id}/variant: by slug and id, otherwise 404', async () => {
  const { catalogue } = shop.asVisitor()
  const { id } = await catalogue.subCategory({ id: 'triplek' })
  const facets = await catalogue.variantFacets({ id: 'triplek', query: { brand: 'rimbaply' } })
  assert.deepEqual(await catalogue.variantFacets({ id, query: { brand: 'rimbaply' } }), facets)
  assert.deepEqual(facets.attributes[0]!.unit, 'mm')
  assert.equal(await statusOf(catalogue.variantFacets({ id: 'tidak-ada' })), 404)
})
