import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import {
  createBusinessBuyer,
  createPurchaseOrder,
  PURCHASE_ORDER_DETAILS,
  uploadFile,
} from '#tests/support/orders/purchase-order.ts'
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
    freight: toRupiahJson(100_000),
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
    { lineId: first!, price: toRupiahJson(95_000), qty: 8.5 },
    { lineId: second!, unavailable: reason },
  ])
  assert.ok((await expectRefusal(half)).errors['lines.0.qty'])
  const missing = offer([{ lineId: first!, price: toRupiahJson(95_000) }])
  assert.equal((await expectRefusal(missing)).code, 'negotiation.offer_missing')
  await offer([
    { lineId: first!, price: toRupiahJson(95_000), qty: 8 },
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
  assert.deepEqual(totals.goods, toRupiahJson(8 * 95_000))
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

test('POST /ecom/negotiation: what a purchase order has beside the goods on offer reaches sales as a message', async () => {
  const buyer = await createBusinessBuyer(shop)
  const lines = [
    { text: 'semen 10 sak, lantai 1', qty: 10, product_variant_id: String(cement) },
    { text: 'pompa sumur dangkal', qty: 2 },
    { text: 'semen 15 sak, lantai 2', qty: 15, product_variant_id: String(cement) },
    ...Array.from({ length: 8 }, (_, nr) => ({ text: `${nr} ${'kusen '.repeat(48)}`, qty: 1 })),
  ]
  const fileId = await uploadFile(buyer.api)
  const body = { ...PURCHASE_ORDER_DETAILS, addressId: buyer.addressId, lines, fileId }
  const { id: purchaseOrderId } = await buyer.api.purchaseOrders.create({ table: 'upo', body })
  const draft = await buyer.api.negotiations.draft({ query: { purchaseOrderId } })
  assert.deepEqual(
    draft.lines.map(({ sku, qty }) => [sku, qty]),
    [[draft.lines[0]!.sku, 25]],
  )
  assert.equal(draft.unknown.length, 9)
  assert.equal(draft.purchaseOrder?.addressId, buyer.addressId)
  const id = await beginNegotiation(
    buyer,
    { [cement]: [25, 90_000] },
    { source: 'upo', purchaseOrderId, note: 'Kirim bertahap.' },
  )
  const texts = (await staff.staffNegotiations.show({ id })).header.messages.map(({ text }) => text)
  assert.equal(texts[0], 'Kirim bertahap.')
  const passedOn = texts.slice(1)
  assert.ok(passedOn.every((text) => text.length <= 1000))
  const items = passedOn.flatMap((text) => text.split('\n').slice(1))
  assert.equal(items[0], '• 2 × pompa sumur dangkal')
  assert.equal(items.length, 9)
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
