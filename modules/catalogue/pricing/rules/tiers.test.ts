import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen, multiply } from '#platform/money.ts'
import {
  applyDiscount,
  areTiersAscending,
  findNextTier,
  type DiscountTier,
  computeUnitPrice,
} from './tiers.ts'

const tiers: DiscountTier[] = [
  { minQty: 10, discount: 3 },
  { minQty: 50, discount: 5.5 },
  { minQty: 100, discount: 8 },
]

const price = fc.integer({ min: 1_00, max: 50_000_000_00 }).map(sen)
const quantity = fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000)
/** Tiers that ascend in quantity and in discount. */
const anyTiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 9_000 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([quantities, hundredths]) => {
    const discounts = hundredths.sort((a, b) => a - b)
    return quantities
      .sort((a, b) => a - b)
      .map((minQty, step) => ({ minQty, discount: discounts[step]! / 100 }))
  })

test('computeUnitPrice: the highest tier that the quantity reaches applies', () => {
  const list = rupiah(112_000)
  assert.deepEqual(computeUnitPrice(list, tiers, 9.999), { discount: 0, unitPrice: list })
  assert.deepEqual(computeUnitPrice(list, tiers, 10), { discount: 3, unitPrice: rupiah(108_640) })
  assert.deepEqual(computeUnitPrice(list, tiers, 99), { discount: 5.5, unitPrice: rupiah(105_840) })
  assert.deepEqual(computeUnitPrice(list, tiers.toReversed(), 500), {
    discount: 8,
    unitPrice: rupiah(103_040),
  })
})

test('applyDiscount: rounds half up to a whole rupiah', () => {
  assert.equal(applyDiscount(rupiah(150), 5), rupiah(143))
  assert.equal(applyDiscount(rupiah(110), 5), rupiah(105))
  assert.equal(applyDiscount(rupiah(1_333), 2.5), rupiah(1_300))
})

test('findNextTier: is the lowest tier above the quantity, null on the last', () => {
  const list = rupiah(100_000)
  assert.deepEqual(findNextTier(list, tiers.toReversed(), 1), {
    minQty: 10,
    price: rupiah(97_000),
  })
  assert.deepEqual(findNextTier(list, tiers, 10), { minQty: 50, price: rupiah(94_500) })
  assert.equal(findNextTier(list, tiers, 100), null)
  assert.equal(findNextTier(list, [], 1), null)
})

test('computeUnitPrice: a larger quantity never has a higher unit price', () => {
  fc.assert(
    fc.property(price, anyTiers, quantity, quantity, (list, tiers, a, b) => {
      const fewer = computeUnitPrice(list, tiers, Math.min(a, b)).unitPrice
      const more = computeUnitPrice(list, tiers, Math.max(a, b)).unitPrice
      assert.ok(more <= fewer && fewer <= list)
    }),
    { seed: 7 },
  )
})

test('findNextTier: its price is the unit price of its quantity', () => {
  fc.assert(
    fc.property(price, anyTiers, quantity, (list, tiers, qty) => {
      const next = findNextTier(list, tiers, qty)
      if (!next) return
      assert.ok(next.minQty > qty)
      assert.equal(computeUnitPrice(list, tiers, next.minQty).unitPrice, next.price)
    }),
    { seed: 8 },
  )
})

test('computeUnitPrice: a line total is whole sen for any quantity of three decimals', () => {
  fc.assert(
    fc.property(price, anyTiers, quantity, (list, tiers, qty) => {
      const total = multiply(computeUnitPrice(list, tiers, qty).unitPrice, qty)
      assert.ok(Number.isSafeInteger(total) && total >= 0)
    }),
    { seed: 9 },
  )
})

test('areTiersAscending: quantities and discounts both have to rise', () => {
  assert.ok(areTiersAscending(tiers))
  assert.ok(areTiersAscending([]))
  assert.equal(areTiersAscending(tiers.toReversed()), false)
  assert.equal(
    areTiersAscending([
      { minQty: 10, discount: 5 },
      { minQty: 20, discount: 3 },
    ]),
    false,
  )
})
