import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAddress, AMBON } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, weightKg: 40, stock: { CBT: 5000 } })

test('POST /staff/negotiations: an offer for a buyer who phoned waits for their decision', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { email } = await buyer.api.customers.profile()
  const { addressId } = buyer
  const body = {
    email,
    addressId,
    lines: [{ product_variant_id: cement, qty: 20, price: toRupiahJson(92_000) }],
    freight: toRupiahJson(50_000),
    validUntil: '2026-11-25',
    note: 'Sesuai telepon tadi.',
  }
  const { id } = await staff.staffNegotiations.start({ body })
  const header = await buyer.api.negotiations.header({ id })
  assert.deepEqual([header.status, header.totals.goods.amount], ['countered', '1840000.00'])
  const mails = await shop.pool.query('select template from message where recipient = $1', [email])
  assert.deepEqual(
    mails.rows.map(({ template }) => template as string),
    ['negotiation.offered'],
  )
  assert.equal((await decideNegotiation(buyer.api, id, ['accept'])).status, 'accepted')
  await expectRefusal(
    staff.staffNegotiations.start({ body: { ...body, email: 'tidak-ada@contoh.id' } }),
    422,
    'negotiation.buyer',
  )
})

test('POST /staff/negotiations: freight is named for an address of the buyer, and ordered in its city alone', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { email } = await buyer.api.customers.profile()
  const lines = [{ product_variant_id: cement, qty: 20, price: toRupiahJson(92_000) }]
  const { addressId } = buyer
  const { freightEstimate } = await staff.staffNegotiations.estimateStart({
    body: { email, addressId, lines: [{ product_variant_id: cement, qty: 20 }] },
  })
  const body = {
    email,
    lines,
    addressId,
    targetDate: '2026-11-28',
    freight: freightEstimate!.cost,
    validUntil: '2026-11-25',
  }
  const { id } = await staff.staffNegotiations.start({ body })
  const { header, ...shown } = await staff.staffNegotiations.show({ id })
  assert.deepEqual([header.address?.id, header.targetDate], [addressId, '2026-11-28'])
  assert.deepEqual(shown.freightEstimate, freightEstimate)
  await decideNegotiation(buyer.api, id, ['accept'])
  const elsewhere = await addAddress(shop.db, buyer.accountId, { city: AMBON })
  const slots = (to: string) =>
    buyer.api.negotiations.deliverySlots({ id, query: { addressId: to } })
  await expectRefusal(slots(elsewhere), 422, 'negotiation.address')
  assert.ok((await slots(addressId)).dates.length > 0)
})

test('POST /staff/negotiations: another buyer’s address and a day that is over are refused at their fields', async () => {
  const [buyer, other] = [await createNegotiatingBuyer(shop), await createNegotiatingBuyer(shop)]
  const { email } = await buyer.api.customers.profile()
  const goods = [{ product_variant_id: cement, qty: 20 }]
  const body = {
    email,
    lines: goods.map((line) => ({ ...line, price: toRupiahJson(92_000) })),
    freight: toRupiahJson(0),
    validUntil: '2026-11-25',
  }
  const { addressId } = other
  const { start, estimateStart } = staff.staffNegotiations
  await expectRefusal(start({ body: { ...body, addressId } }), 422, 'negotiation.address')
  await expectRefusal(
    start({ body: { ...body, targetDate: '2026-11-01' } }),
    422,
    'negotiation.target_date',
  )
  await expectRefusal(
    estimateStart({ body: { email, addressId, lines: goods } }),
    422,
    'negotiation.address',
  )
})
