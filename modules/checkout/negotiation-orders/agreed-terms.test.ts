import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAddress } from '#tests/support/accounts/buyers.ts'
import { inviteColleague } from '#tests/support/accounts/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  answerNegotiation,
  beginNegotiation,
  buildNegotiationOrder,
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBusinessBuyer } from '#tests/support/orders/purchase-order.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, {
  price: 100_000,
  weightKg: 40,
  stock: { CBT: 50_000 },
})

/** An accepted negotiation over so many sacks. */
async function createAccepted(
  buyer: Pick<Awaited<ReturnType<typeof createNegotiatingBuyer>>, 'api' | 'addressId'>,
  qty = 10,
  delivery: 'fleet' | 'courier' | 'pickup' = 'fleet',
) {
  const id = await beginNegotiation(buyer, { [cement]: [qty, 80_000] }, { delivery })
  await answerNegotiation(staff, id, [85_000])
  await decideNegotiation(buyer.api, id, ['accept'])
  return id
}

test('POST /ecom/negotiation/so: freight that was agreed for one city brings nothing to another', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { api, accountId, addressId } = buyer
  const far = await addAddress(shop.db, accountId, { city: '31.74' })
  for (const delivery of ['fleet', 'courier'] as const) {
    const id = await createAccepted(buyer, 10, delivery)
    const slots = api.negotiations.deliverySlots({ id, query: { addressId: far } })
    const refused = await expectRefusal(slots, 422, 'negotiation.address')
    assert.match(refused.errors['addressId']!, /disepakati untuk .*Bekasi/)
    const body = await buildNegotiationOrder(api, id, addressId)
    await expectRefusal(
      api.negotiations.placeOrder({ body: { ...body, addressId: far } }),
      422,
      'negotiation.address',
    )
    await api.negotiations.placeOrder({ body })
  }
  const id = await createAccepted(buyer, 10, 'pickup')
  const { description } = await api.negotiations.deliverySlots({ id, query: { addressId: far } })
  assert.match(description, /Ambil di/)
})

test('POST /ecom/negotiation/so: freight stays with the city that it was offered for, although its address moves', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { api, addressId } = buyer
  const id = await createAccepted(buyer)
  await shop.pool.query(`update address set city_id = '31.74' where id = $1`, [addressId])
  const slots = api.negotiations.deliverySlots({ id, query: { addressId } })
  const refused = await expectRefusal(slots, 422, 'negotiation.address')
  assert.match(refused.message, /disepakati untuk .*Bekasi/)
})

test('POST /ecom/negotiation: goods that are brought need an address, because freight is agreed for its city', async () => {
  const { api, addressId } = await createNegotiatingBuyer(shop)
  const lines = [{ product_variant_id: cement, qty: 10, price: toRupiahJson(80_000) }]
  for (const delivery of ['fleet', 'courier'] as const)
    await expectRefusal(
      api.negotiations.create({ body: { lines, delivery } }),
      422,
      'negotiation.address',
    )
  await api.negotiations.create({ body: { lines, delivery: 'pickup' } })
  await api.negotiations.create({ body: { lines, addressId } })
})

test('POST /ecom/negotiation/so: what no vehicle can bring over the road is said before the order', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await createAccepted(buyer)
  const body = await buildNegotiationOrder(buyer.api, id, buyer.addressId)
  await shop.pool.query('update address set road_width_m = 1 where id = $1', [buyer.addressId])
  const query = { addressId: buyer.addressId }
  const refused = await expectRefusal(
    buyer.api.negotiations.deliverySlots({ id, query }),
    422,
    'delivery.no_vehicle',
  )
  assert.match(refused.message, /Belum ada kendaraan kami/)
  await expectRefusal(buyer.api.negotiations.placeOrder({ body }), 422, 'delivery.no_vehicle')
})

test('POST /ecom/negotiation/so: an agreed order is paid by any of the ways that the checkout has', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await createAccepted(buyer)
  await buyer.api.cart.add({ body: { product_variant_id: cement, qty: 10 } })
  const query = { addressId: buyer.addressId }
  const { payments } = await buyer.api.negotiations.deliverySlots({ id, query })
  const { results } = await buyer.api.checkout.paymentMethods()
  assert.deepEqual(
    payments.map(({ code, available }) => [code, available]),
    results.map(({ code, available }) => [code, available]),
  )
  const body = await buildNegotiationOrder(buyer.api, id, buyer.addressId)
  const va = { ...body, paymentType: 'va' as const }
  await expectRefusal(buyer.api.negotiations.placeOrder({ body: va }), 422, 'payment.bank')
  const placed = await buyer.api.negotiations.placeOrder({ body: { ...va, bank: 'bca' } })
  const header = await buyer.api.orders.header({ id: placed.id })
  assert.deepEqual([header.paymentType, header.status], ['va', 'awaiting_payment'])
})

test('GET /ecom/negotiation/{id}/delivery-slots: an order above the buyer’s limit says who decides', async () => {
  const owner = await createBusinessBuyer(shop)
  const purchaser = await inviteColleague(shop, owner.api, { role: 'purchaser', limit: 100_000 })
  for (const [buyer, limit] of [
    [owner, null],
    [purchaser, '100000.00'],
  ] as const) {
    const id = await createAccepted(buyer)
    const query = { addressId: buyer.addressId }
    const { approval } = await buyer.api.negotiations.deliverySlots({ id, query })
    assert.equal(approval?.limit.amount ?? null, limit)
  }
})
