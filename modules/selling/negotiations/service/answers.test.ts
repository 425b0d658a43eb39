import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
  rupiahJson,
} from '#tests/support/negotiations.ts'
import { createProduct } from '#tests/support/products.ts'
import { createBusinessBuyer, createPurchaseOrder } from '#tests/support/purchase-order.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const create = (name: string) =>
  createProduct(shop.db, { name, price: 111_000, unit: 'sak', stock: { CBT: 5000 } })
const [cement, brick] = [await create('Semen jawab'), await create('Bata jawab')]

test('POST /staff/negotiations/{id}/offer: another quantity and a line that cannot be had, both told to the buyer', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000], [brick]: [5, 90_000] })
  const { lines } = await staff.staffNegotiations.show({ id })
  const [first, second] = lines.map((line) => line.id)
  const terms = {
    round: 1,
    validUntil: '2026-11-27',
    freight: rupiahJson(100_000),
    note: '',
  }
  const offer = (answered: Parameters<typeof staff.staffNegotiations.offer>[0]['body']['lines']) =>
    staff.staffNegotiations.offer({ id, body: { ...terms, lines: answered } })
  const reason = 'Pabriknya berhenti membuat.'
  const none = offer([
    { lineId: first!, unavailable: reason },
    { lineId: second!, unavailable: reason },
  ])
  assert.equal((await expectRefusal(none)).code, 'negotiation.none_left')
  const half = offer([
    { lineId: first!, price: rupiahJson(95_000), qty: 8.5 },
    { lineId: second!, unavailable: reason },
  ])
  assert.ok((await expectRefusal(half)).errors['lines.0.qty'])
  const missing = offer([{ lineId: first!, price: rupiahJson(95_000) }])
  assert.equal((await expectRefusal(missing)).code, 'negotiation.offer_missing')
  await offer([
    { lineId: first!, price: rupiahJson(95_000), qty: 8 },
    { lineId: second!, unavailable: reason },
  ])
  const { results } = await buyer.api.negotiations.items({ id })
  assert.deepEqual(
    results.map(({ qty, status, unavailable }) => [qty, status, unavailable]),
    [
      [8, 'open', null],
      [5, 'refused', reason],
    ],
  )
  const { messages, totals } = await buyer.api.negotiations.header({ id })
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Jumlah kami ubah dari 10 menjadi 8 sak.'],
  )
  assert.deepEqual(totals.goods, rupiahJson(8 * 95_000))
  assert.equal((await decideNegotiation(buyer.api, id, ['accept'])).status, 'accepted')
})

test('POST /ecom/negotiation: a buyer who negotiates their purchase order closes it for staff', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { record } = await createPurchaseOrder(buyer.api, buyer.addressId)
  const id = await beginNegotiation(
    buyer,
    { [cement]: [10, 90_000] },
    { source: 'upo', purchaseOrderId: record },
  )
  const { number } = await buyer.api.negotiations.header({ id })
  const { status, outcome } = await staff.staffPurchaseOrders.show({ id: record })
  assert.deepEqual([status, outcome], ['done', `PO ini dilanjutkan sebagai negosiasi ${number}.`])
  const { results } = await staff.staffPurchaseOrders.queue({})
  assert.ok(!results.some((row) => row.id === record))
})

test('PUT /staff/negotiation-templates: a sentence for declining is none for an offer', async () => {
  const save = (title: string, purpose?: 'decline') =>
    staff.staffNegotiations.saveTemplate({
      body: { title, text: `${title}.`, ...(purpose ? { purpose } : {}) },
    })
  await save('Harga terbaik')
  const { results } = await save('Di bawah harga beli', 'decline')
  assert.deepEqual(
    results.map(({ title, purpose }) => [title, purpose]),
    [
      ['Di bawah harga beli', 'decline'],
      ['Harga terbaik', 'offer'],
    ],
  )
})
