import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance } from './edit-distance.ts'
import { collectCharacters, countDifferentCharacters } from './character-set.ts'

test('countDifferentCharacters: never rules out a word that is near enough', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', 'é'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [characters, otherCharacters] = [collectCharacters(one), collectCharacters(other)]
      const different = countDifferentCharacters(characters.at(-1)!, otherCharacters.at(-1)!)
      assert.ok(different <= 2 * editDistance(one, other), `${one} ${other}`)
    }),
    { seed: 7, numRuns: 2000 },
  )
})

test('countDifferentCharacters: counts the characters that only one of two beginnings has', () => {
  const [characters, otherCharacters] = [collectCharacters('semen'), collectCharacters('seng')]
  assert.equal(countDifferentCharacters(characters[2]!, otherCharacters[2]!), 0)
  assert.equal(countDifferentCharacters(characters[5]!, otherCharacters[4]!), 2)
})
