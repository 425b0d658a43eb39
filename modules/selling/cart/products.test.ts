import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

/** Puts two featured variants into a cart and returns their ids in that order. */
async function fill(api: Api): Promise<string[]> {
  const { results } = await api.catalogue.featured()
  const offers = results.slice(0, 2).map(({ offer }) => offer)
  for (const { id, minOrder } of offers)
    await api.cart.add({ body: { product_variant_id: id, qty: minOrder } })
  return offers.map(({ id }) => id)
}

const productsOf = async (api: Api) =>
  (await api.cart.products()).results.map(({ offer }) => offer.id)

test('GET /product/ec/list/cart: lists a buyer’s products in the order they were added', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  const added = await fill(buyer)
  assert.deepEqual(await productsOf(buyer), added)
  assert.deepEqual(await productsOf(shop.asVisitor()), [])
})

test('GET /product/ec/list/cart: finds a visitor’s cart by their token alone', async () => {
  let visitorToken: string | undefined
  const visitor = shop.client({ onVisitorToken: (token) => (visitorToken = token) })
  const added = await fill(visitor)
  assert.ok(visitorToken)
  assert.deepEqual(await productsOf(shop.client({ visitorToken })), added)
  assert.deepEqual(await productsOf(shop.client({ visitorToken: `${visitorToken}x` })), [])
})
