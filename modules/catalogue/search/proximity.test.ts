import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { BEKASI, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { findDistrict } from '#tests/support/accounts/address-book.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const common = { price: 90_000, subCategory: 'triplek' }
await createProduct(shop.db, { ...common, name: 'Triplek Sengkuni Timur', stock: { SDA: 50 } })
await createProduct(shop.db, { ...common, name: 'Triplek Sengkuni Barat', stock: { CBT: 50 } })
await createProduct(shop.db, {
  ...common,
  name: 'Triplek Sengkuni Habis',
  stock: {},
  leadDays: 14,
})

const names = async (api: Api) => {
  const { results } = await api.catalogue.products({ query: { search: 'triplek sengkuni' } })
  return results.map(({ name }) => name.replace('Triplek Sengkuni ', '')).slice(0, 3)
}
const buyerIn = async (city: string) =>
  shop.client({ token: (await createSignedInBuyer(shop.db, { city })).token })
const SURABAYA = '35.78'

test('GET /product/ec/list?search: equal matches in stock near the buyer come first', async () => {
  const [bekasi, surabaya] = [await buyerIn(BEKASI), await buyerIn(SURABAYA)]
  for (let round = 0; round < 2; round += 1) {
    // Twice in turns: a response cached for one buyer must not reach the other.
    assert.deepEqual(await names(bekasi), ['Barat', 'Timur', 'Habis'])
    assert.deepEqual(await names(surabaya), ['Timur', 'Barat', 'Habis'])
  }
})

test('GET /product/ec/list?search: for a visitor, products in stock come before those to order', async () => {
  assert.equal((await names(shop.asVisitor())).at(-1), 'Habis')
})

test('GET /product/ec/list?search&ready: a filtered list has the same order', async () => {
  const query = { search: 'triplek sengkuni', ready: 'ready' }
  const { results } = await (await buyerIn(SURABAYA)).catalogue.products({ query })
  assert.deepEqual(
    results.slice(0, 2).map(({ name }) => name.split(' ').at(-1)),
    ['Timur', 'Barat'],
  )
})

test('GET /product/ec/list?search&districtId: a visitor’s chosen district counts as a buyer’s address does', async () => {
  const inCity = async (city: string) => {
    const districtId = await findDistrict(shop.db, city)
    const query = { search: 'triplek sengkuni', districtId }
    const { results } = await shop.asVisitor().catalogue.products({ query })
    return results.map(({ name }) => name.split(' ').at(-1)).slice(0, 2)
  }
  assert.deepEqual(await inCity(SURABAYA), ['Timur', 'Barat'])
  assert.deepEqual(await inCity(BEKASI), ['Barat', 'Timur'])
})

test('GET /product/ec/list?search: a product that sells out nearby loses its rank within a minute', async () => {
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

test('GET /product/ec/list?search: what cannot be ordered comes after what can, with its best variant', async () => {
  const { db } = shop
  const subCategory = 'triplek'
  const soldOut = await createProduct(db, {
    name: 'Triplek Togog Mulus 9 mm',
    price: 1,
    subCategory,
    stock: {},
  })
  const indent = await createProduct(db, {
    name: 'Triplek Togog 9 mm',
    price: 1,
    subCategory,
    stock: {},
    leadDays: 7,
  })
  const rest = await createProduct(db, {
    name: 'Triplek Togog Kasar 9 mm',
    price: 1,
    subCategory,
    minOrder: 10,
    stock: { CBT: 2 },
  })
  const { results } = await shop.asVisitor().catalogue.products({ query: { search: 'togog' } })
  assert.deepEqual(
    results.map(({ offer }) => offer.id),
    [rest, indent, soldOut],
  )
  const suggested = await shop.asVisitor().catalogue.suggestions({ query: { text: 'togog' } })
  assert.equal(suggested.products.at(-1)?.product_variant_id, soldOut)
})

test('GET /product/ec/list?search: a variant without a price does not stand for its product, though it is in stock', async () => {
  const { db } = shop
  const priced = await createProduct(db, {
    name: 'Triplek Limbuk',
    price: 1,
    subCategory: 'triplek',
    stock: {},
  })
  const unpriced = await createProduct(db, { price: 1, stock: { CBT: 50 } })
  const row = db.selectFrom('variant').select('product_id').where('id', '=', Number(priced))
  const { product_id } = await row.executeTakeFirstOrThrow()
  await db
    .updateTable('variant')
    .set({ product_id, position: 2 })
    .where('id', '=', Number(unpriced))
    .execute()
  await db.deleteFrom('price').where('variant_id', '=', Number(unpriced)).execute()
  const { results } = await shop.asVisitor().catalogue.products({ query: { search: 'limbuk' } })
  assert.deepEqual(
    results.map(({ offer }) => offer.id),
    [priced],
  )
})
