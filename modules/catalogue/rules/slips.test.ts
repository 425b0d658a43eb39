import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { slipsBetween } from './slips.ts'

test('a letter left out, put in, changed or exchanged with its neighbour is one slip', () => {
  assert.equal(slipsBetween('semen', 'semen'), 0)
  assert.equal(slipsBetween('smen', 'semen'), 1)
  assert.equal(slipsBetween('semmen', 'semen'), 1)
  assert.equal(slipsBetween('simen', 'semen'), 1)
  assert.equal(slipsBetween('tripelks', 'tripleks'), 1)
})

test('slips are counted the same both ways, and none only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.equal(slipsBetween(one, other), slipsBetween(other, one))
      assert.equal(slipsBetween(one, other) === 0, one === other)
    }),
    { seed: 5 },
  )
})
