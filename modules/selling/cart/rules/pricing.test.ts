import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen, sum } from '#platform/money.ts'
import { type CartVariant, type CartLineRow, priceCart, priceLine } from './pricing.ts'

const general = { percent: 12, baseNumerator: 11, baseDenominator: 12 }
const luxury = { percent: 12, baseNumerator: 1, baseDenominator: 1 }
const rates = { general, luxury }

const variant: CartVariant = {
  variantId: 1,
  productId: 1,
  slug: 'semen-pcc',
  name: 'Semen PCC',
  variantName: '40 kg',
  brand: 'Karang Jaya',
  sku: 'SMN-40',
  picture: 'smn.png',
  unit: 'sak',
  measured: false,
  minOrder: 1,
  multiple: 1,
  stock: 500,
  leadDays: 0,
  weightKg: 40.2,
  volumeM3: 0.03,
  lengthM: 0.6,
  subCategory: 'semen-abu',
  luxury: false,
  active: true,
}
const line = (qty: number, overrides: Partial<CartVariant> = {}): CartLineRow => ({
  id: 'line',
  qty,
  variant: { ...variant, ...overrides },
})
const tieredPrice = { listPrice: rupiah(54_500), tiers: [{ minQty: 100, discount: 2 }] }

test('priceLine: applies the tier that is reached, and says how much more the next one needs', () => {
  const below = priceLine(line(60), tieredPrice)
  assert.equal(below.unitPrice, rupiah(54_500))
  assert.deepEqual(below.nextTier, { minQty: 100, more: 40, price: rupiah(53_410) })
  const reached = priceLine(line(100), tieredPrice)
  assert.equal(reached.unitPrice, rupiah(53_410))
  assert.equal(reached.discount, 2)
  assert.equal(reached.nextTier, null)
})

test('priceLine: no tier is offered that the stock does not reach, but one of goods that are made to order', () => {
  assert.equal(priceLine(line(60, { stock: 80 }), tieredPrice).nextTier, null)
  assert.ok(priceLine(line(60, { stock: 100 }), tieredPrice).nextTier)
  assert.ok(priceLine(line(60, { stock: 0, leadDays: 14 }), tieredPrice).nextTier)
})

test('priceLine: a discontinued variant costs nothing and has a problem', () => {
  assert.equal(priceLine(line(5), undefined).problem?.code, 'cart.gone')
  assert.equal(priceLine(line(5, { active: false }), tieredPrice).total, 0)
})

test('priceLine: a quantity above the stock has a suggestion', () => {
  assert.deepEqual(priceLine(line(60, { stock: 12 }), tieredPrice).problem?.suggestedQty, 12)
})

test('priceCart: takes PPN out of the sum once, and luxury goods pay on their full price', () => {
  const cart = priceCart([priceLine(line(1), { listPrice: rupiah(111_000), tiers: [] })], rates)
  assert.deepEqual([cart.exclusive, cart.base, cart.tax], [10_000_000, 9_166_667, 1_100_000])
  const marble = line(1, { luxury: true })
  const luxuryCart = priceCart(
    [priceLine(marble, { listPrice: rupiah(112_000), tiers: [] })],
    rates,
  )
  assert.deepEqual(
    [luxuryCart.exclusive, luxuryCart.base, luxuryCart.tax],
    [10_000_000, 10_000_000, 1_200_000],
  )
})

test('priceCart: an empty cart costs nothing', () => {
  const cart = priceCart([], rates)
  assert.deepEqual([cart.goods, cart.tax, cart.weightKg, cart.longestM], [0, 0, 0, 0])
})

test('priceCart: goods are the sum of the lines and of exclusive and tax, savings are never negative', () => {
  const lines = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 10_000 }),
      list: fc.integer({ min: 1, max: 5_000_000 }),
      discount: fc.integer({ min: 1, max: 40 }),
      minQty: fc.integer({ min: 1, max: 5000 }),
      luxury: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (inputs) => {
      const priced = inputs.map(({ qty, list, discount, minQty, luxury }) =>
        priceLine(line(qty, { luxury }), {
          listPrice: rupiah(list),
          tiers: [{ minQty, discount }],
        }),
      )
      const cart = priceCart(priced, rates)
      assert.equal(cart.goods, sum(priced.map((each) => each.total)))
      assert.equal(sen(cart.exclusive + cart.tax), cart.goods)
      assert.ok(cart.saved >= 0)
    }),
    { seed: 20261120 },
  )
})
