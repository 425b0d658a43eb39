import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { compareRounds, type NamedChange, type NamedTerms } from './compare-rounds.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const createGoods = (name: string, price: number) =>
  createProduct(shop.db, { name, price, unit: 'sak', stock: { CBT: 5000 } })
const cement = await createGoods('Semen', 111_000)
const brick = await createGoods('Bata', 55_500)
const sand = await createGoods('Pasir', 222_000)

async function compare(api: Awaited<ReturnType<typeof createNegotiatingBuyer>>['api'], id: string) {
  const header = await api.negotiations.header({ id })
  const { results } = await api.negotiations.items({ id })
  return { header, rounds: compareRounds(header.rounds, results) }
}

const describe = (change: NamedChange): string => {
  const name = change.name.split(' ')[0]!
  switch (change.kind) {
    case 'price':
      return `${name} ${change.before.amount} ${change.after.amount}`
    case 'quantity':
      return `${name} ${change.before} ${change.after} ${change.unit}`
    default:
      return `${name} ${change.kind}`
  }
}
const summarize = (terms: NamedTerms | null) =>
  terms && [
    terms.goods.amount,
    terms.freight?.amount ?? null,
    terms.formerFreight?.amount ?? null,
    ...terms.changes.map(describe),
  ]

test('compareRounds: who named what when, what it comes to, and what changed from what was named before', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, {
    [cement]: [10, 90_000],
    [brick]: [10, 45_000],
    [sand]: [10, 180_000],
  })
  const { header: asked, lines } = await staff.staffNegotiations.show({ id })
  await staff.staffNegotiations.offer({
    id,
    body: {
      round: asked.round,
      freight: toRupiahJson(250_000),
      validUntil: '2026-11-27',
      note: '',
      lines: [
        { lineId: lines[0]!.id, price: toRupiahJson(95_000), qty: 8 },
        { lineId: lines[1]!.id, price: toRupiahJson(48_000) },
        { lineId: lines[2]!.id, unavailable: 'Pabriknya berhenti membuat.' },
      ],
    },
  })
  await decideNegotiation(buyer.api, id, [92_000, 'accept'], { freight: 200_000 })
  await answerNegotiation(staff, id, [93_000], { freight: 225_000 })
  const { header, rounds } = await compare(buyer.api, id)
  assert.deepEqual(
    rounds.map(({ bid, offer }) => [summarize(bid), summarize(offer)]),
    [
      [
        ['3150000.00', null, null],
        [
          '1240000.00',
          '250000.00',
          null,
          'Semen 10 8 sak',
          'Semen 90000.00 95000.00',
          'Bata 45000.00 48000.00',
          'Pasir unavailable',
        ],
      ],
      [
        ['1216000.00', '200000.00', '250000.00', 'Semen 95000.00 92000.00', 'Bata accepted'],
        ['1224000.00', '225000.00', '200000.00', 'Semen 92000.00 93000.00'],
      ],
    ],
  )
  const [first, last] = rounds as [(typeof rounds)[0], (typeof rounds)[0]]
  assert.deepEqual([first.bid?.by, first.offer?.by], [header.rounds[0]?.bidBy, 'Tim penjualan'])
  assert.equal(last.offer?.at, header.rounds[1]?.offeredAt)
  assert.equal(last.offer?.validUntil, header.validUntil)
  assert.equal(last.offer?.goods.amount, header.totals.goods.amount)
})

test('compareRounds: a refused line falls away, freight stands until somebody names another, and staff may begin', async () => {
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000], [brick]: [10, 45_000] })
  await answerNegotiation(staff, id, [95_000, 48_000])
  await decideNegotiation(buyer.api, id, [92_000, 'refuse'])
  const { header, rounds } = await compare(buyer.api, id)
  assert.deepEqual(summarize(rounds[1]!.bid), [
    '920000.00',
    '250000.00',
    null,
    'Semen 95000.00 92000.00',
    'Bata refused',
  ])
  assert.equal(rounds[1]!.bid?.goods.amount, header.totals.goods.amount)
  assert.equal(rounds[1]!.offer, null)
  const { email } = await buyer.api.customers.profile()
  const started = await staff.staffNegotiations.start(
    {
      body: {
        email,
        addressId: buyer.addressId,
        lines: [{ product_variant_id: cement, qty: 10, price: toRupiahJson(95_000) }],
        freight: toRupiahJson(0),
        validUntil: '2026-11-27',
      },
    },
    { key: crypto.randomUUID() },
  )
  const { rounds: begun } = await compare(buyer.api, started.id)
  assert.deepEqual([begun[0]!.bid, summarize(begun[0]!.offer)], [null, ['950000.00', '0.00', null]])
})
