import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/refusal.ts'
import { findQuantityProblem, quantityRefusal, type Sellable } from './quantity.ts'

const cement: Sellable = {
  unit: 'sak',
  measured: false,
  minOrder: 10,
  multiple: 5,
  stock: 122,
  leadDays: 0,
}
const sand: Sellable = {
  unit: 'm³',
  measured: true,
  minOrder: 1,
  multiple: 0.5,
  stock: 6,
  leadDays: 0,
}
const codeAndSuggestion = (qty: number, variant: Sellable, alreadyInCart?: number) => {
  const problem = findQuantityProblem(qty, variant, alreadyInCart)
  return problem && [problem.code, problem.suggestedQty]
}

test('findQuantityProblem: none for a valid quantity', () => {
  assert.equal(findQuantityProblem(10, cement), null)
  assert.equal(findQuantityProblem(120, cement), null)
  assert.equal(findQuantityProblem(2.5, sand), null)
})

test('findQuantityProblem: a fraction of a counted unit suggests the next whole number', () => {
  assert.deepEqual(codeAndSuggestion(12.5, cement), ['cart.not_whole', 15])
})

test('findQuantityProblem: below the minimum suggests the minimum', () => {
  assert.deepEqual(codeAndSuggestion(3, cement), ['cart.below_minimum', 10])
  assert.equal(findQuantityProblem(3, cement)?.message, 'Paling sedikit 10 sak, pesan 10 sak.')
})

test('findQuantityProblem: between multiples suggests the next one', () => {
  assert.deepEqual(codeAndSuggestion(12, cement), ['cart.not_multiple', 15])
  assert.deepEqual(codeAndSuggestion(1.7, sand), ['cart.not_multiple', 2])
  assert.deepEqual(codeAndSuggestion(1.00004, sand), ['cart.not_multiple', 1])
})

test('findQuantityProblem: above the stock suggests what is left', () => {
  assert.deepEqual(codeAndSuggestion(150, cement), ['cart.stock_short', 120])
  assert.equal(
    findQuantityProblem(7, sand)?.message,
    'Stok tinggal 6 m³. Pesan paling banyak 6 m³.',
  )
})

test('findQuantityProblem: the quantity in the cart counts, and the suggestion is what to enter in the field', () => {
  assert.equal(findQuantityProblem(5, cement, 10), null)
  assert.deepEqual(codeAndSuggestion(60, cement, 100), ['cart.stock_short', 20])
  assert.deepEqual(codeAndSuggestion(5, cement, 120), ['cart.stock_short', null])
})

test('findQuantityProblem: what the factory makes can be ordered beyond the stock, in minimum and multiple', () => {
  const indent = { ...cement, stock: 4, leadDays: 14 }
  assert.equal(findQuantityProblem(10, indent), null)
  assert.equal(findQuantityProblem(500, { ...indent, stock: 122 }), null)
  assert.deepEqual(codeAndSuggestion(3, indent), ['cart.below_minimum', 10])
  assert.deepEqual(codeAndSuggestion(12, indent), ['cart.not_multiple', 15])
  assert.deepEqual(codeAndSuggestion(200_000, indent), ['cart.stock_short', 100_000])
})

test('findQuantityProblem: a stock below the minimum is sold as a whole', () => {
  const rest = { ...cement, stock: 4 }
  assert.equal(findQuantityProblem(4, rest), null)
  assert.equal(findQuantityProblem(1, rest, 3), null)
  assert.deepEqual(codeAndSuggestion(10, rest), ['cart.stock_short', 4])
  assert.deepEqual(codeAndSuggestion(2, rest), ['cart.below_minimum', 4])
  assert.deepEqual(codeAndSuggestion(1, rest, 4), ['cart.stock_short', null])
  assert.equal(
    findQuantityProblem(10, rest)?.message,
    'Tinggal 4 sak dan dijual sekaligus, pesan 4 sak.',
  )
})

test('findQuantityProblem: sold out has no suggestion', () => {
  assert.deepEqual(codeAndSuggestion(10, { ...cement, stock: 0 }), ['cart.stock_short', null])
})

test('quantityRefusal: names the field and the suggestion', () => {
  const refusal = quantityRefusal(findQuantityProblem(12, cement)!)
  assert.ok(isRefusal(refusal))
  assert.equal(refusal.status, 422)
  assert.deepEqual(refusal.more.detail, { suggestedQty: 15 })
  assert.match(refusal.more.errors!['qty']!, /15 sak/)
})

const variants = fc.record({
  unit: fc.constant('unit'),
  measured: fc.boolean(),
  minOrder: fc.integer({ min: 1, max: 50 }),
  multiple: fc.constantFrom(1, 2, 5, 12),
  stock: fc.integer({ min: 0, max: 500 }),
  leadDays: fc.constantFrom(0, 7),
})
const quantities = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000)

test('findQuantityProblem: every suggestion can be ordered', () => {
  fc.assert(
    fc.property(
      variants,
      quantities,
      fc.integer({ min: 0, max: 500 }),
      (variant, qty, alreadyInCart) => {
        const suggested = findQuantityProblem(qty, variant, alreadyInCart)?.suggestedQty
        if (suggested === null || suggested === undefined) return
        assert.ok(suggested > 0)
        assert.equal(findQuantityProblem(suggested, variant, alreadyInCart), null)
      },
    ),
    { seed: 20261120 },
  )
})

test('findQuantityProblem: a valid quantity is the whole rest, or within minimum, multiple and stock', () => {
  fc.assert(
    fc.property(variants, quantities, (variant, qty) => {
      if (findQuantityProblem(qty, variant)) return
      assert.ok(qty <= variant.stock || variant.leadDays > 0)
      if (qty === variant.stock && variant.leadDays === 0) return
      assert.ok(qty >= variant.minOrder)
      assert.equal(Math.round(qty * 1000) % (variant.multiple * 1000), 0)
      assert.ok(variant.measured || Number.isInteger(qty))
    }),
    { seed: 20261120 },
  )
})
