import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roundToSellable } from './round-quantity.ts'

test('a quantity settles on the next amount that is sold', () => {
  assert.equal(roundToSellable(7, { min: 5, multiple: 5 }), 10)
  assert.equal(roundToSellable(0.3, { min: 0.5, multiple: 0.5 }), 0.5)
  assert.equal(roundToSellable(0.3, { multiple: 0.1, min: 0.1 }), 0.3)
})

test('it never falls below the minimum nor rises above the stock', () => {
  assert.equal(roundToSellable(1, { min: 5 }), 5)
  assert.equal(roundToSellable(NaN, { min: 5, multiple: 2 }), 6)
  assert.equal(roundToSellable(100, { min: 5, multiple: 5, max: 18 }), 15)
  assert.equal(roundToSellable(1, { min: 5, max: 2 }), 5)
})
