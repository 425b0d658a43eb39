import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGoods } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const content = await shop.asStaff('konten@contoh.id')

test('GET /staff/products: finds by name and SKU, with both prices and the stock of every warehouse', async () => {
  const { id, sku } = await createGoods(shop.db, {
    name: 'Semen meja staf',
    unit: 'sak',
    price: 54_500,
    stock: { CBT: 40, SDA: 3 },
  })
  await content.staffPricing.changePrice({ id, body: { business: 50_000 } })
  for (const search of ['semen meja staf', sku]) {
    const { results } = await content.staffProducts.list({ query: { search } })
    const variant = results[0]!.variants.find((each) => each.id === id)!
    assert.equal(results[0]!.name, 'Semen meja staf', search)
    assert.equal(variant.retail?.amount, '54500.00')
    assert.equal(variant.business?.amount, '50000.00')
    const stocked = variant.stock.filter(({ onHand }) => onHand > 0)
    assert.deepEqual(stocked, [
      { warehouse: 'CBT', name: 'Gudang Cibitung', onHand: 40, held: 0, free: 40 },
      { warehouse: 'SDA', name: 'Gudang Sidoarjo', onHand: 3, held: 0, free: 3 },
    ])
    assert.ok(variant.stock.length > 2)
  }
})

test('GET /staff/products: pages join without gaps and the total counts them all', async () => {
  const all = await content.staffProducts.list({ query: { count: 100 } })
  assert.equal(all.results.length, all.total)
  assert.ok(all.results.every(({ variants }) => variants.every(({ retail }) => retail !== null)))
  const pages = await Promise.all(
    [0, 1].map((page) => content.staffProducts.list({ query: { page, count: 5 } })),
  )
  assert.deepEqual(
    pages.flatMap(({ results }) => results.map((product) => product.id)),
    all.results.slice(0, 10).map((product) => product.id),
  )
  assert.deepEqual((await content.staffProducts.list({ query: { page: 5000 } })).results, [])
})

test('GET /staff/products: a search by staff is not logged', async () => {
  await content.staffProducts.list({ query: { search: 'qqzzxx bukan barang' } })
  const { results } = await content.staffSearch.zeroResults({ query: {} })
  assert.deepEqual(results, [])
})

test('GET /staff/products: requires the content role', async () => {
  for (const email of ['sales@contoh.id', 'finance@contoh.id', 'verifikasi@contoh.id']) {
    const { staffProducts } = await shop.asStaff(email)
    assert.equal((await expectRefusal(staffProducts.list({ query: {} }))).status, 403)
  }
})
