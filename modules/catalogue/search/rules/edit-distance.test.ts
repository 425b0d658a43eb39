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
