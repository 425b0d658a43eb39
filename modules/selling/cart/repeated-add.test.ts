import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('POST /cart: one idempotency key adds once, the next one adds again', async () => {
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 900 } })
  const { cart } = shop.client({ visitorToken: crypto.randomUUID() })
  const add = (key: string) => cart.add({ body: { product_variant_id, qty: 10 } }, { key })
  for (const [key, quantity] of [
    ['a', 10],
    ['a', 10],
    ['b', 20],
  ] as const)
    assert.equal((await add(key)).lines[0]!.qty, quantity)
})
