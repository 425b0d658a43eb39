import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance } from './edit-distance.ts'

test('editDistance: a letter deleted, inserted, replaced or swapped with its neighbour is one edit', () => {
  assert.equal(editDistance('semen', 'semen'), 0)
  assert.equal(editDistance('smen', 'semen'), 1)
  assert.equal(editDistance('semmen', 'semen'), 1)
  assert.equal(editDistance('simen', 'semen'), 1)
  assert.equal(editDistance('tripelks', 'tripleks'), 1)
})

test('editDistance: is symmetric, and zero only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.equal(editDistance(one, other), editDistance(other, one))
      assert.equal(editDistance(one, other) === 0, one === other)
    }),
    { seed: 5 },
  )
})

test('editDistance: is Infinity above the maximum, and the same up to it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, maximum) => {
      const distance = editDistance(one, other)
      const expected = distance > maximum ? Infinity : distance
      assert.equal(editDistance(one, other, maximum), expected)
    }),
    { seed: 6, numRuns: 2000 },
  )
})
