import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { BEKASI, createSignedInBuyer } from '#tests/support/buyers.ts'
import { createProduct } from '#tests/support/products.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  const common = { price: 90_000, subCategory: 'triplek' }
  await createProduct(shop.db, { ...common, name: 'Triplek Sengkuni Timur', stock: { SDA: 50 } })
  await createProduct(shop.db, { ...common, name: 'Triplek Sengkuni Barat', stock: { CBT: 50 } })
  await createProduct(shop.db, {
    ...common,
    name: 'Triplek Sengkuni Habis',
    stock: {},
    leadDays: 14,
  })
})
after(() => shop?.close())

const names = async (api: Api) => {
  const { results } = await api.catalogue.products({ query: { search: 'triplek sengkuni' } })
  return results.map(({ name }) => name.replace('Triplek Sengkuni ', '')).slice(0, 3)
}
const buyerIn = async (city: string) =>
  shop.client({ token: (await createSignedInBuyer(shop.db, { city })).token })
const SURABAYA = '35.78'

test('among equals a buyer sees first what lies ready near the main address', async () => {
  const [bekasi, surabaya] = [await buyerIn(BEKASI), await buyerIn(SURABAYA)]
  for (let round = 0; round < 2; round += 1) {
    // Asked again, in turns: what is kept for one does not reach the other.
    assert.deepEqual(await names(bekasi), ['Barat', 'Timur', 'Habis'])
    assert.deepEqual(await names(surabaya), ['Timur', 'Barat', 'Habis'])
  }
})

test('a visitor sees what lies ready anywhere before what has to be ordered', async () => {
  assert.equal((await names(shop.asVisitor())).at(-1), 'Habis')
})

test('pages narrowed by a facet keep the same order', async () => {
  const query = { search: 'triplek sengkuni', ready: 'ready' }
  const { results } = await (await buyerIn(SURABAYA)).catalogue.products({ query })
  assert.deepEqual(
    results.slice(0, 2).map(({ name }) => name.split(' ').at(-1)),
    ['Timur', 'Barat'],
  )
})

test('what sells out near the buyer loses its place within a minute', async () => {
  const bekasi = await buyerIn(BEKASI)
  assert.equal((await names(bekasi))[0], 'Barat')
  await shop.db
    .updateTable('stock')
    .set({ on_hand: 0 })
    .where('variant_id', 'in', (eb) =>
      eb
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select('variant.id')
        .where('product.name', '=', 'Triplek Sengkuni Barat'),
    )
    .execute()
  shop.clock.advance(60_000)
  assert.equal((await names(bekasi))[0], 'Timur')
})
