import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createCementAndSand } from '#tests/support/catalogue/trade-products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { cement, sand } = await createCementAndSand(shop.db)

const addToCart = (api: Api, product_variant_id: string, qty: number) =>
  api.cart.add({ body: { product_variant_id, qty } })

/** A visitor with ten units of cement in the cart. */
async function openVisitorCart(): Promise<Api> {
  const session: { visitor?: string } = {}
  const api = shop.client({ onVisitorToken: (visitorToken) => (session.visitor = visitorToken) })
  await addToCart(api, cement, 10)
  return shop.client({ visitorToken: session.visitor! })
}

test('POST /cart/{id}/restore: a removed line is back as it was, in its place, once for two requests', async () => {
  const visitor = await openVisitorCart()
  await addToCart(visitor, sand, 2)
  const before = await visitor.cart.show()
  const { id } = before.lines[0]!
  for (const round of ['first', 'second']) {
    assert.equal((await visitor.cart.remove({ id })).count, 1, round)
    await Promise.all([visitor.cart.restore({ id }), visitor.cart.restore({ id })])
    assert.deepEqual((await visitor.cart.show()).lines, before.lines, round)
  }
})

test('POST /cart/{id}/restore: a line that can no longer be ordered comes back with its problem', async () => {
  const product_variant_id = await createProduct(shop.db, { price: 10_000, stock: { CBT: 20 } })
  const visitor = await openVisitorCart()
  const { lines } = await visitor.cart.add({ body: { product_variant_id, qty: 20 } })
  await setStock(shop.db, product_variant_id, 'CBT', 5)
  const { id } = lines.at(-1)!
  await visitor.cart.remove({ id })
  const restored = (await visitor.cart.restore({ id })).lines.at(-1)!
  assert.deepEqual(
    [restored.id, restored.qty, restored.problem?.code],
    [id, 20, 'cart.stock_short'],
  )
})

test('POST /cart/{id}/restore: what was added again meanwhile stays as it is', async () => {
  const visitor = await openVisitorCart()
  const { id } = (await visitor.cart.show()).lines[0]!
  await visitor.cart.remove({ id })
  await addToCart(visitor, cement, 15)
  const { lines } = await visitor.cart.restore({ id })
  assert.deepEqual(
    lines.map(({ qty }) => qty),
    [15],
  )
})

test('POST /cart/{id}/restore: 404 for another cart’s line, an unknown one, and after an hour', async () => {
  const visitor = await openVisitorCart()
  const other = await openVisitorCart()
  const { id } = (await visitor.cart.show()).lines[0]!
  await visitor.cart.remove({ id })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const [api, lineId] of [
    [other, id],
    [visitor, unknown],
    [shop.asVisitor(), id],
  ] as const)
    assert.equal((await expectRefusal(api.cart.restore({ id: lineId }))).status, 404)
  await shop.pool.query("update removed_cart_line set removed_at = removed_at - interval '2 hours'")
  assert.equal((await expectRefusal(visitor.cart.restore({ id }))).status, 404)
})
