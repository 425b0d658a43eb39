import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDistrict } from '#tests/support/accounts/address-book.ts'
import { AMBON, BEKASI } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const SURABAYA = '35.78'
const listOffers = async (items: string, city = BEKASI) =>
  shop
    .asVisitor()
    .delivery.offers({ query: { districtId: await findDistrict(shop.db, city), items } })

test('GET /delivery/offers: a visitor sees the nearest warehouse and the freight that an estimate names', async () => {
  const stock = { CBT: 500, SDA: 500 }
  const sheet = await createProduct(shop.db, { price: 120_000, weightKg: 16, stock })
  const { place, results } = await listOffers(`${sheet}:40`)
  assert.match(place, /Bekasi/)
  const [offer] = results
  assert.match(offer!.origin!.warehouse, /Cibitung/)
  const { vehicles } = await shop.asVisitor().delivery.estimate({
    query: { product_variant_id: sheet, qty: 40, districtId: await findDistrict(shop.db, BEKASI) },
  })
  assert.deepEqual(offer!.freightFrom, vehicles[0]!.cost)
  const nearSurabaya = await listOffers(`${sheet}:40`, SURABAYA)
  assert.match(nearSurabaya.results[0]!.origin!.warehouse, /Sidoarjo/)
})

test('GET /delivery/offers: what cannot be brought has no origin, what is not sold is left out', async () => {
  const few = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  const none = { origin: null, freightFrom: null }
  assert.deepEqual((await listOffers(`${few}:6,999999:1`)).results, [
    { product_variant_id: few, ...none },
  ])
  assert.deepEqual((await listOffers(`${few}:1`, AMBON)).results, [
    { product_variant_id: few, ...none },
  ])
  const unknown = { districtId: '99.99.99', items: `${few}:1` }
  await assert.rejects(shop.asVisitor().delivery.offers({ query: unknown }), { status: 404 })
  await assert.rejects(listOffers('12'), { status: 422 })
})

test('GET /region/district/{id}: a district by its id with its city; 404 for another', async () => {
  const { regions } = shop.asVisitor()
  const id = await findDistrict(shop.db, BEKASI)
  const district = await regions.district({ id })
  assert.deepEqual([district.districtId, district.cityId], [id, BEKASI])
  assert.match(district.city, /Bekasi/)
  for (const unknown of ['99.99.99', BEKASI, 'x'])
    await assert.rejects(regions.district({ id: unknown }), { status: 404 })
})
