import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { signedInBuyer } from '#tests/buyers.ts'
import { cementAndSand } from '#tests/trade-goods.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let cement: string
let sand: string
before(async () => {
  shop = await testShop()
  ;({ cement, sand } = await cementAndSand(shop.db))
})
after(() => shop.close())

const put = (api: Api, product_variant_id: string, qty: number) =>
  api.cart.add({ body: { product_variant_id, qty } })

/** A visitor who has been given a ticket, and the ticket. */
async function ticketed() {
  const reader: { visitor?: string } = {}
  const api = shop.client({ ...reader, onVisitor: (ticket) => (reader.visitor = ticket) })
  await put(api, cement, 10)
  return { api, ticket: reader.visitor! }
}

test('after sign-in the visitor’s cart joins the account’s; the same goods add up, nothing is lost', async () => {
  const { api, ticket } = await ticketed()
  await put(api, sand, 2)
  const { token } = await signedInBuyer(shop.db)
  await put(shop.client({ token }), cement, 15)
  const both = shop.client({ token, visitor: ticket })
  const { lines } = await both.cart.show()
  assert.deepEqual(
    lines.map((line) => [line.product_variant_id, line.qty]).sort(),
    [
      [cement, 25],
      [sand, 2],
    ].sort(),
  )
  assert.equal((await shop.client({ visitor: ticket }).cart.show()).count, 0)
  assert.equal((await both.cart.show()).count, 2)
})

test('carts join once, also when the first write and many reads come together', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { ticket } = await ticketed()
    const { token } = await signedInBuyer(shop.db)
    const asker = () => shop.client({ token, visitor: ticket })
    await Promise.all([
      put(asker(), cement, 10),
      asker().cart.show(),
      asker().cart.show(),
      put(asker(), cement, 10),
      asker().cart.show(),
    ])
    const { lines } = await asker().cart.show()
    assert.deepEqual(
      lines.map((line) => line.qty),
      [30],
    )
  }
})

test('many adds at once to one cart all count', async () => {
  const { token } = await signedInBuyer(shop.db)
  await Promise.all(Array.from({ length: 20 }, () => put(shop.client({ token }), cement, 10)))
  assert.equal((await shop.client({ token }).cart.show()).lines[0]!.qty, 200)
})
