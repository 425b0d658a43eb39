import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createCementAndSand } from '#tests/support/catalogue/trade-products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { cement, sand } = await createCementAndSand(shop.db)

const addToCart = (api: Api, product_variant_id: string, qty: number) =>
  api.cart.add({ body: { product_variant_id, qty } })

/** A visitor with a cart, and the visitor's token. */
async function visitorWithCart() {
  const session: { visitor?: string } = {}
  const api = shop.client({
    ...session,
    onVisitorToken: (visitorToken) => (session.visitor = visitorToken),
  })
  await addToCart(api, cement, 10)
  return { api, ticket: session.visitor! }
}

test('GET /cart: after sign-in the visitor’s cart is merged into the account’s, and quantities add up', async () => {
  const { api, ticket: visitorToken } = await visitorWithCart()
  await addToCart(api, sand, 2)
  const { token } = await createSignedInBuyer(shop.db)
  await addToCart(shop.client({ token }), cement, 15)
  const both = shop.client({ token, visitorToken })
  const { lines } = await both.cart.show()
  assert.deepEqual(
    lines.map((line) => [line.product_variant_id, line.qty]).sort(),
    [
      [cement, 25],
      [sand, 2],
    ].sort(),
  )
  assert.equal((await shop.client({ visitorToken }).cart.show()).count, 0)
  assert.equal((await both.cart.show()).count, 2)
})

test('GET /cart: concurrent reads and writes merge a visitor’s cart once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ticket: visitorToken } = await visitorWithCart()
    const { token } = await createSignedInBuyer(shop.db)
    const buyer = () => shop.client({ token, visitorToken })
    await Promise.all([
      addToCart(buyer(), cement, 10),
      buyer().cart.show(),
      buyer().cart.show(),
      addToCart(buyer(), cement, 10),
      buyer().cart.show(),
    ])
    const { lines } = await buyer().cart.show()
    assert.deepEqual(
      lines.map((line) => line.qty),
      [30],
    )
  }
})

test('POST /cart: concurrent adds to one cart all count', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  await Promise.all(Array.from({ length: 20 }, () => addToCart(shop.client({ token }), cement, 10)))
  assert.equal((await shop.client({ token }).cart.show()).lines[0]!.qty, 200)
})
