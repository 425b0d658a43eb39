import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import { beginNegotiation, createNegotiatingBuyer } from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, weightKg: 40, stock: { CBT: 5000 } })
const estimateOf = async (id: string) =>
  (await staff.staffNegotiations.show({ id })).freightEstimate

test('GET /staff/negotiations/{id}: what the shop’s own vehicles cost stands beside the wished freight, before PPN', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [20, 90_000] })
  await buyer.api.cart.add({ body: { product_variant_id: cement, qty: 20 } })
  const body = { addressId: buyer.addressId }
  const { options } = await buyer.api.checkout.quotations({ body })
  const cheapest = options.find((option) => option.cheapest)!
  const estimate = (await estimateOf(id))!
  assert.deepEqual([estimate.vehicle, estimate.trips], [cheapest.name, cheapest.trips])
  // The checkout's freight has PPN of 11 per cent in it.
  assert.equal(
    moneyFromJson(estimate.cost),
    Math.round((moneyFromJson(cheapest.cost) as number) / 1.11),
  )
})

test('GET /staff/negotiations/{id}: the estimate goes to the pin of the address, as the checkout does', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [20, 90_000] })
  const { cost: toCity } = (await estimateOf(id))!
  await buyer.api.customers.changeAddress({ id: buyer.addressId, body: { pin: '-5.99, 107.04' } })
  const { cost: toPin } = (await estimateOf(id))!
  assert.ok(moneyFromJson(toPin) > moneyFromJson(toCity))
})

test('GET /staff/negotiations/{id}: no such figure for goods that are picked up, or that no stock can send', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const wishes = { [cement]: [20, 90_000] as [number, number] }
  assert.equal(
    await estimateOf(await beginNegotiation(buyer, wishes, { delivery: 'pickup' })),
    null,
  )
  assert.equal(await estimateOf(await beginNegotiation(buyer, { [cement]: [9000, 90_000] })), null)
})
