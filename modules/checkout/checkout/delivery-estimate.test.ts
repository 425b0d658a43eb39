import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDistrict } from '#tests/support/accounts/address-book.ts'
import { AMBON, BEKASI } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const openVisitor = () => shop.client({ visitorToken: crypto.randomUUID() })

test('GET /checkout/carts/items/delivery-estimate: a visitor sees the freight of their cart to a district', async () => {
  const districtId = await findDistrict(shop.db, BEKASI)
  const heavy = { price: 60_000, weightKg: 40, volumeM3: 0.03, stock: { CBT: 900 } }
  const [bag, sheet] = [await createProduct(shop.db, heavy), await createProduct(shop.db, heavy)]
  const { cart, checkout } = openVisitor()
  await cart.add({ body: { product_variant_id: bag, qty: 20 } })
  const small = await checkout.deliveryEstimate({ query: { districtId } })
  assert.match(small.place, /Bekasi/)
  assert.equal(small.origins[0]!.warehouse, 'Gudang Cibitung')
  assert.equal(small.earliest, '2026-11-21')
  await cart.add({ body: { product_variant_id: sheet, qty: 200 } })
  const large = await checkout.deliveryEstimate({ query: { districtId } })
  assert.ok(Number(large.vehicles[0]!.cost.amount) > Number(small.vehicles[0]!.cost.amount))
})

test('GET /checkout/carts/items/delivery-estimate: an empty cart, a place out of reach and an unknown one are refused', async () => {
  const districtId = await findDistrict(shop.db, BEKASI)
  const { cart, checkout } = openVisitor()
  await assert.rejects(checkout.deliveryEstimate({ query: { districtId } }), { code: 'cart.empty' })
  const variant = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  await cart.add({ body: { product_variant_id: variant, qty: 1 } })
  await assert.rejects(
    checkout.deliveryEstimate({ query: { districtId: await findDistrict(shop.db, AMBON) } }),
    { code: 'delivery.outside_area' },
  )
  await assert.rejects(checkout.deliveryEstimate({ query: { districtId: '99.99.99' } }), {
    status: 404,
  })
})
