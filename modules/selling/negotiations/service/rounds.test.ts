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
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const createGoodsAt = (price: number) =>
  createProduct(shop.db, { price, stock: { CBT: 5000 }, unit: 'sak' })
const cement = await createGoodsAt(111_000)
const brick = await createGoodsAt(55_500)
const tile = await createGoodsAt(222_000)

test('POST /ecom/negotiation: records the bids before PPN, with PPN and total, and tells who acts next', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(
    buyer,
    { [cement]: [10, 95_000], [brick]: [4, 50_000] },
    { note: 'Kirim dua kali.', project: 'Ruko Blok C', freight: toRupiahJson(100_000) },
  )
  const header = await buyer.api.negotiations.header({ id })
  assert.match(header.number, /^NEG\/2026\/11\/\d{6}$/)
  assert.deepEqual(
    [header.status, header.round, header.project, header.messages[0]?.text],
    ['submitted', 1, 'Ruko Blok C', 'Kirim dua kali.'],
  )
  const { goods, freight, exclusive, tax, total, list, basis } = header.totals
  assert.deepEqual(
    [goods, freight, exclusive, tax, total, list].map(({ amount }) => amount),
    ['1150000.00', '100000.00', '1250000.00', '137500.00', '1387500.00', '1200000.00'],
  )
  assert.equal(basis, 'bid')
  const { results } = await buyer.api.negotiations.items({ id })
  assert.deepEqual(
    results.map((line) => [line.listPrice.amount, line.rounds[0]?.bid?.amount]),
    [
      ['100000.00', '95000.00'],
      ['50000.00', '50000.00'],
    ],
  )
  const mails = await shop.pool.query(
    `select template from message where template like 'negotiation.%' order by template`,
  )
  assert.deepEqual(
    [...new Set(mails.rows.map(({ template }) => template as string))],
    ['negotiation.received', 'negotiation.waiting'],
  )
})

test('PATCH /ecom/negotiation/{id}/confirmation: three rounds over five lines, one refused, one countered', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const pipe = await createGoodsAt(333_000)
  const paint = await createGoodsAt(444_000)
  const id = await beginNegotiation(buyer, {
    [cement]: [10, 90_000],
    [brick]: [10, 45_000],
    [tile]: [10, 180_000],
    [pipe]: [10, 270_000],
    [paint]: [10, 360_000],
  })
  await answerNegotiation(staff, id, [97_000, 49_000, 195_000, 290_000, 390_000])
  assert.deepEqual(await buyer.api.negotiations.pendingConfirmation(), { total: 1 })
  let header = await decideNegotiation(buyer.api, id, [
    'accept',
    'refuse',
    185_000,
    280_000,
    'accept',
  ])
  assert.deepEqual([header.status, header.round], ['submitted', 2])
  await answerNegotiation(staff, id, [190_000, 285_000], { freight: 200_000 })
  header = await decideNegotiation(buyer.api, id, [187_000, 'accept'], { freight: 150_000 })
  assert.deepEqual([header.status, header.round], ['submitted', 3])
  await answerNegotiation(staff, id, [188_000], { freight: 150_000 })
  header = await decideNegotiation(buyer.api, id, ['accept'])
  assert.equal(header.status, 'accepted')
  const { results } = await buyer.api.negotiations.items({ id })
  assert.deepEqual(
    results.map(({ status, price }) => [status, price?.amount ?? null]),
    [
      ['accepted', '97000.00'],
      ['refused', null],
      ['accepted', '188000.00'],
      ['accepted', '285000.00'],
      ['accepted', '390000.00'],
    ],
  )
  assert.deepEqual(
    results[2]!.rounds.map(({ bid, offer, decision }) => [bid?.amount, offer?.amount, decision]),
    [
      ['180000.00', '195000.00', 'counter'],
      ['185000.00', '190000.00', 'counter'],
      ['187000.00', '188000.00', 'accept'],
    ],
  )
  assert.deepEqual(
    [header.totals.basis, header.totals.goods.amount, header.totals.freight.amount],
    ['agreed', '9600000.00', '150000.00'],
  )
  assert.deepEqual(
    header.timeline.map(({ status }) => status),
    ['submitted', 'countered', 'submitted', 'countered', 'submitted', 'countered', 'accepted'],
  )
})

test('PATCH /ecom/negotiation/{id}/confirmation: refusing every line rejects the negotiation', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000], [brick]: [1, 40_000] })
  await answerNegotiation(staff, id, [97_000, 49_000])
  const { status } = await decideNegotiation(buyer.api, id, ['refuse', 'refuse'])
  assert.equal(status, 'rejected')
})

test('PATCH /ecom/negotiation/{id}/confirmation: says what to do for an undecided line and for each bid that is refused', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000], [brick]: [1, 40_000] })
  await answerNegotiation(staff, id, [97_000, 49_000])
  const undecided = await expectRefusal(
    decideNegotiation(buyer.api, id, ['accept']),
    422,
    'negotiation.undecided',
  )
  assert.match(undecided.message, /^Pilih keputusan untuk 1 barang lagi: /)
  for (const [bid, code, message] of [
    [0, 'negotiation.bid_zero', /lebih dari nol/],
    [100_001, 'negotiation.bid_above_list', /Harga daftar hanya Rp 100\.000/],
    [97_000, 'negotiation.bid_above_offer', /tawar di bawahnya/],
  ] as const) {
    const refusal = await expectRefusal(
      decideNegotiation(buyer.api, id, [bid, 'accept']),
      422,
      code,
    )
    assert.match(refusal.errors['lines.0.price'] ?? '', message)
  }
  await expectRefusal(
    decideNegotiation(buyer.api, id, ['accept', 'accept'], { freight: 250_000 }),
    422,
    'negotiation.freight_above_offer',
  )
  assert.equal((await buyer.api.negotiations.header({ id })).status, 'countered')
})

test('PATCH /ecom/negotiation/{id}/confirmation: 409 for an offer that expired meanwhile, for an older round, and for a finished one', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000] })
  const tooEarly = await expectRefusal(
    decideNegotiation(buyer.api, id, ['accept']),
    409,
    'negotiation.state',
  )
  assert.equal(tooEarly.data['state'], 'submitted')
  await answerNegotiation(staff, id, [97_000], { validUntil: '2026-11-20' })
  const { results } = await buyer.api.negotiations.items({ id })
  const lines = [{ lineId: results[0]!.id, decision: 'accept' as const }]
  const older = buyer.api.negotiations.confirm({ id, body: { round: 2, note: '', lines } })
  await expectRefusal(older, 409, 'negotiation.changed')
  shop.clock.advance(days(1))
  const late = buyer.api.negotiations.confirm({ id, body: { round: 1, note: '', lines } })
  assert.match((await expectRefusal(late, 409, 'negotiation.expired')).message, /negosiasi baru/)
})

test('POST /ecom/negotiation: one 422 with a sentence at every wrong line', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const { addressId } = buyer
  const sacks = await createProduct(shop.db, {
    price: 100_000,
    minOrder: 10,
    multiple: 5,
    stock: { CBT: 100 },
  })
  const line = (product_variant_id: string, qty: number, price: number) => ({
    product_variant_id,
    qty,
    price: toRupiahJson(price),
  })
  const refusal = await expectRefusal(
    buyer.api.negotiations.create({
      body: {
        addressId,
        lines: [
          line(cement, 10, 0),
          line(cement, 1, 90_000),
          line(brick, 1, 99_000),
          line(sacks, 12, 80_000),
          line('999999999', 1, 1),
        ],
      },
    }),
    422,
  )
  assert.deepEqual(Object.keys(refusal.errors).toSorted(), [
    'lines.0.price',
    'lines.1.product_variant_id',
    'lines.2.price',
    'lines.3.qty',
    'lines.4.product_variant_id',
  ])
  const courier = buyer.api.negotiations.create({
    body: {
      addressId,
      lines: [line(cement, 10, 90_000)],
      delivery: 'courier',
      freight: toRupiahJson(1000),
    },
  })
  await expectRefusal(courier, 422, 'negotiation.freight_fixed')
  const crane = await createGoodsAt(9_000_000_000)
  const huge = buyer.api.negotiations.create({
    body: { addressId, lines: [line(crane, 200, 5_000_000_000)] },
  })
  await expectRefusal(huge, 422, 'negotiation.too_large')
  const past = buyer.api.negotiations.create({
    body: { addressId, lines: [line(cement, 10, 90_000)], targetDate: '2026-11-01' },
  })
  await expectRefusal(past, 422, 'negotiation.target_date')
})

test('GET /ecom/negotiation/{id}/header: another buyer’s negotiation is the 404 of a missing one', async () => {
  const owner = await createNegotiatingBuyer(shop)
  const other = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(owner, { [cement]: [10, 90_000] })
  const missing = await expectRefusal(
    other.api.negotiations.header({ id: '00000000-0000-4000-8000-000000000000' }),
    404,
  )
  for (const read of [
    () => other.api.negotiations.header({ id }),
    () => other.api.negotiations.items({ id }),
    () => other.api.negotiations.cancel({ id }),
    () => other.api.negotiations.repeatItems({ id }),
    () => other.api.negotiations.message({ id, body: { text: 'Halo' } }),
    () => other.api.negotiations.shareLink({ id, body: { name: 'Budi' } }),
  ]) {
    const refusal = await expectRefusal(read(), 404)
    assert.equal(refusal.message, missing.message)
  }
  assert.equal((await owner.api.negotiations.cancel({ id })).status, 'cancelled')
})
