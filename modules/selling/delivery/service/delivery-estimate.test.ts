import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDistrict } from '#tests/support/accounts/address-book.ts'
import { BEKASI } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const requestEstimate = async (variant: string, qty: number, city = BEKASI) =>
  shop.asVisitor().delivery.estimate({
    query: { product_variant_id: variant, qty, districtId: await findDistrict(shop.db, city) },
  })

test('GET /delivery/estimate: a visitor sees vehicles, freight and the earliest day for forty sheets', async () => {
  const sheet = await createProduct(shop.db, {
    price: 120_000,
    weightKg: 16,
    volumeM3: 0.027,
    lengthM: 2.44,
    stock: { CBT: 500 },
  })
  const { vehicles, origins, earliest, place } = await requestEstimate(sheet, 40)
  assert.match(place, /Bekasi/)
  assert.equal(origins[0]!.warehouse, 'Gudang Cibitung')
  assert.equal(origins[0]!.qty, 40)
  const amounts = vehicles.map(({ cost }) => Number(cost.amount))
  assert.deepEqual(
    amounts,
    amounts.toSorted((a, b) => a - b),
  )
  assert.ok(amounts[0]! > 0)
  assert.equal(earliest, '2026-11-21')
})

test('GET /delivery/estimate: explains an address outside the area and a shortage', async () => {
  const variant = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  await assert.rejects(requestEstimate(variant, 6), { code: 'stock.short', status: 422 })
  await assert.rejects(requestEstimate(variant, 1, '81.71'), {
    code: 'delivery.outside_area',
    status: 422,
  })
})

test('GET /delivery/estimate: 404 for an unknown variant or district', async () => {
  await assert.rejects(requestEstimate('999999', 1), { status: 404 })
  const variant = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  const query = { product_variant_id: variant, qty: 1, districtId: '99.99.99' }
  await assert.rejects(shop.asVisitor().delivery.estimate({ query }), { status: 404 })
})
