import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance } from './edit-distance.ts'
import { collectLetters, countDifferentLetters } from './letter-set.ts'

test('countDifferentLetters: never rules out a word that is near enough', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', 'é'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [letters, otherLetters] = [collectLetters(one), collectLetters(other)]
      const different = countDifferentLetters(letters.at(-1)!, otherLetters.at(-1)!)
      assert.ok(different <= 2 * editDistance(one, other), `${one} ${other}`)
    }),
    { seed: 7, numRuns: 2000 },
  )
})

test('countDifferentLetters: counts the letters that only one of two beginnings has', () => {
  const [letters, otherLetters] = [collectLetters('semen'), collectLetters('seng')]
  assert.equal(countDifferentLetters(letters[2]!, otherLetters[2]!), 0)
  assert.equal(countDifferentLetters(letters[5]!, otherLetters[4]!), 2)
})
