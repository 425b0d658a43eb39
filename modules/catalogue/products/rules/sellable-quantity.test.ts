import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roundToSellable } from './sellable-quantity.ts'

test('roundToSellable: rounds up to the next multiple', () => {
  assert.equal(roundToSellable(7, { min: 5, multiple: 5 }), 10)
  assert.equal(roundToSellable(0.3, { min: 0.5, multiple: 0.5 }), 0.5)
  assert.equal(roundToSellable(0.3, { multiple: 0.1, min: 0.1 }), 0.3)
})

test('roundToSellable: never falls below the minimum nor exceeds the stock', () => {
  assert.equal(roundToSellable(1, { min: 5 }), 5)
  assert.equal(roundToSellable(NaN, { min: 5, multiple: 2 }), 6)
  assert.equal(roundToSellable(100, { min: 5, multiple: 5, max: 18 }), 15)
  assert.equal(roundToSellable(1, { min: 5, max: 2 }), 5)
})
