import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createBuyerWithCart, buildOrderInput } from '#tests/support/orders/order-input.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import {
  createBusinessBuyer,
  PURCHASE_ORDER_DETAILS,
  uploadFile,
} from '#tests/support/orders/purchase-order.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, unit: 'sak', stock: { CBT: 5000 } })

test('GET /staff/negotiations: what waits for staff, by age and by value, and own work', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const old = await beginNegotiation(buyer, { [cement]: [1, 90_000] })
  shop.clock.advance(1000)
  const dear = await beginNegotiation(buyer, { [cement]: [100, 90_000] })
  const listIds = async (query: { sort?: 'age' | 'value'; own?: string }) =>
    (await staff.staffNegotiations.queue({ query })).results
      .map(({ id }) => id)
      .filter((id) => id === old || id === dear)
  assert.deepEqual(await listIds({ sort: 'age' }), [old, dear])
  assert.deepEqual(await listIds({ sort: 'value' }), [dear, old])
  assert.deepEqual(await listIds({ own: 'true' }), [])
  const { rows } = await shop.pool.query(`select id from staff where email = 'sales@contoh.id'`)
  await staff.staffNegotiations.assign({ id: dear, body: { staffId: rows[0].id } })
  assert.deepEqual(await listIds({ own: 'true' }), [dear])
  await staff.staffNegotiations.assign({ id: dear, body: { staffId: null } })
  assert.deepEqual(await listIds({ own: 'true' }), [])
})

test('GET /staff/negotiations/{id}: margin, stock and the last price paid stand beside a line', async () => {
  const { api, addressId, ...buyer } = await createBuyerWithCart(shop, { [cement]: 5 })
  await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  const id = await beginNegotiation({ api, addressId }, { [cement]: [10, 90_000] })
  const before = await staff.staffNegotiations.show({ id })
  assert.deepEqual([before.lines[0]!.cost, before.lines[0]!.marginPercent], [null, null])
  assert.equal(before.lines[0]!.lastPaid?.price.amount, '100000.00')
  assert.equal(before.lines[0]!.stock, 4995)
  await staff.staffNegotiations.setCost({ id: cement, body: { cost: toRupiahJson(72_000) } })
  const { lines } = await staff.staffNegotiations.show({ id })
  assert.deepEqual([lines[0]!.cost?.amount, lines[0]!.marginPercent], ['72000.00', 20])
  await expectRefusal(
    staff.staffNegotiations.setCost({ id: cement, body: { cost: toRupiahJson(0) } }),
    422,
    'negotiation.cost',
  )
  assert.ok(buyer.accountId)
})

test('POST /staff/negotiations/{id}/offer: refuses a missing price, one above the list or the last offer or below the bid, and a day that is over', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  const show = () => staff.staffNegotiations.show({ id })
  const offer = async (price: number | null, more: object = {}) => {
    const { header, lines } = await show()
    return staff.staffNegotiations.offer({
      id,
      body: {
        round: header.round,
        lines: price === null ? [] : [{ lineId: lines[0]!.id, price: toRupiahJson(price) }],
        freight: toRupiahJson(0),
        validUntil: '2026-11-27',
        note: '',
        ...more,
      },
    })
  }
  await expectRefusal(offer(null), 422, 'negotiation.offer_missing')
  await expectRefusal(offer(0), 422, 'negotiation.offer_zero')
  await expectRefusal(offer(100_001), 422, 'negotiation.offer_above_list')
  const slip = await expectRefusal(offer(9_500), 422, 'negotiation.offer_below_bid')
  assert.match(slip.message, /Pembeli sudah menawar Rp 90\.000\. Tawarkan sebesar itu atau lebih\./)
  await expectRefusal(offer(95_000, { validUntil: '2026-11-01' }), 422, 'negotiation.validity')
  await expectRefusal(offer(95_000, { freight: undefined }), 422, 'negotiation.freight_missing')
  await expectRefusal(offer(95_000, { round: 2 }), 409, 'negotiation.changed')
  await offer(95_000)
  await decideNegotiation(buyer.api, id, [91_000])
  await expectRefusal(offer(90_999), 422, 'negotiation.offer_below_bid')
  await expectRefusal(offer(96_000), 422, 'negotiation.offer_raised')
  assert.equal((await offer(94_000)).header.status, 'countered')
  await expectRefusal(offer(93_000), 409, 'negotiation.state')
})

test('POST /staff/negotiations/{id}/decline: the buyer reads the reason; internal notes stay inside', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  await staff.staffNegotiations.message({
    id,
    body: { text: 'Pembeli ini sering batal.', internal: true },
  })
  await staff.staffNegotiations.message({ id, body: { text: 'Sedang kami hitung.' } })
  await staff.staffNegotiations.decline({ id, body: { reason: 'Harga di bawah modal kami.' } })
  const header = await buyer.api.negotiations.header({ id })
  assert.deepEqual([header.status, header.reason], ['declined', 'Harga di bawah modal kami.'])
  assert.deepEqual(
    header.messages.map(({ text, name }) => [text, name]),
    [['Sedang kami hitung.', 'Tim penjualan']],
  )
  const { messages } = (await staff.staffNegotiations.show({ id })).header
  assert.equal(messages.length, 2)
})

test('POST /staff/upo/{id}/negotiation: a matched purchase order becomes one negotiation', async () => {
  const buyer = await createBusinessBuyer(shop)
  const create = async (
    lines: { text: string; qty: number; product_variant_id: string | null }[],
  ) =>
    (
      await buyer.api.purchaseOrders.create({
        table: 'upo',
        body: {
          ...PURCHASE_ORDER_DETAILS,
          addressId: buyer.addressId,
          fileId: await uploadFile(buyer.api),
          lines,
        },
      })
    ).id
  const open = await create([{ text: 'semen entah', qty: 3, product_variant_id: null }])
  const refusal = await expectRefusal(
    staff.staffNegotiations.fromPurchaseOrder({ id: open }),
    422,
    'negotiation.upo_open_lines',
  )
  assert.match(refusal.message, /semen entah/)
  const matched = await create([
    { text: 'semen', qty: 30, product_variant_id: cement },
    { text: 'semen lagi', qty: 12, product_variant_id: cement },
  ])
  const { id, number } = await staff.staffNegotiations.fromPurchaseOrder({ id: matched })
  const { header, lines } = await staff.staffNegotiations.show({ id })
  assert.deepEqual(
    [header.status, header.project, lines.map(({ qty }) => qty)],
    ['submitted', 'Ruko Blok C', [42]],
  )
  const record = await buyer.api.purchaseOrders.show({ id: matched })
  assert.deepEqual([record.status, record.outcome?.includes(number)], ['done', true])
  await expectRefusal(
    staff.staffNegotiations.fromPurchaseOrder({ id: matched }),
    409,
    'negotiation.upo',
  )
  await answerNegotiation(staff, id, [95_000])
  assert.equal((await decideNegotiation(buyer.api, id, ['accept'])).status, 'accepted')
})

test('PUT /staff/negotiation-templates: saves a sentence under its title, and removes it', async () => {
  const body = { title: 'Stok terbatas', text: 'Stok pabrik sedang terbatas.' }
  const list = async () => (await staff.staffNegotiations.templates()).results
  await staff.staffNegotiations.saveTemplate({ body })
  await staff.staffNegotiations.saveTemplate({ body: { ...body, text: 'Stok tinggal sedikit.' } })
  assert.deepEqual(
    (await list()).map(({ title, text }) => [title, text]),
    [['Stok terbatas', 'Stok tinggal sedikit.']],
  )
  await staff.staffNegotiations.saveTemplate({ body: { ...body, text: '' } })
  assert.deepEqual(await list(), [])
})

test('POST /ecom/negotiation/guest: a link reads and comments, decides nothing, expires and can be revoked', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  await answerNegotiation(staff, id, [95_000])
  const share = () => buyer.api.negotiations.shareLink({ id, body: { name: 'Pak Mandor' } })
  const { token, id: linkId } = await share()
  const visitor = shop.asVisitor()
  const seen = await visitor.negotiations.guest({ body: { token } })
  assert.deepEqual(
    [seen.guest, seen.header.status, seen.lines.length, seen.header.actions],
    ['Pak Mandor', 'countered', 1, []],
  )
  await visitor.negotiations.guestMessage({ body: { token, text: 'Setujui saja.' } })
  const { messages } = await buyer.api.negotiations.header({ id })
  assert.deepEqual(
    messages.map(({ author, text }) => [author, text]),
    [['guest', 'Setujui saja.']],
  )
  await expectRefusal(decideNegotiation(visitor, id, ['accept']), 401)
  await buyer.api.negotiations.revokeLink({ id, linkId })
  const dead = await expectRefusal(
    visitor.negotiations.guest({ body: { token } }),
    404,
    'negotiation.link_dead',
  )
  assert.match(dead.message, /Minta tautan baru/)
  const second = await share()
  shop.clock.advance(days(15))
  await expectRefusal(
    visitor.negotiations.guestMessage({ body: { token: second.token, text: 'Halo' } }),
    404,
    'negotiation.link_dead',
  )
  const { results } = await buyer.api.negotiations.guestLinks({ id })
  assert.deepEqual(
    results.map(({ active }) => active),
    [false, false],
  )
})
