import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const addToCart = (product_variant_id: string, qty: number) =>
  shop.client({ onVisitorToken: () => {} }).cart.add({ body: { product_variant_id, qty } })

/** Status, code, message at `qty` and suggestion of a refused call. */
async function refusalOf(call: Promise<unknown>) {
  const failure = await expectRefusal(call)
  return [failure.status, failure.code, failure.errors['qty'], failure.data['suggestedQty']]
}

test('POST /cart: indent goods beyond the stock are awaited from the factory', async () => {
  const indent = await createProduct(shop.db, { price: 10_000, leadDays: 14, stock: { CBT: 3 } })
  const { lines } = await addToCart(indent, 10)
  assert.deepEqual(
    lines.map(({ qty, awaited, leadDays, problem }) => [qty, awaited, leadDays, problem]),
    [[10, 7, 14, null]],
  )
})

test('POST /cart: a stock below the minimum is bought whole, and the refusal says so', async () => {
  const rest = await createProduct(shop.db, {
    price: 10_000,
    unit: 'sak',
    minOrder: 10,
    multiple: 5,
    stock: { CBT: 2, SDA: 1 },
  })
  assert.deepEqual(await refusalOf(addToCart(rest, 10)), [
    422,
    'cart.stock_short',
    'Tinggal 3 sak dan dijual sekaligus, pesan 3 sak.',
    3,
  ])
  const { lines } = await addToCart(rest, 3)
  assert.deepEqual(
    lines.map(({ qty, problem }) => [qty, problem]),
    [[3, null]],
  )
})
