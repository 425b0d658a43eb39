import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { searchTextOf, wordsOf, wordsSought } from './words.ts'

/** Whether every sought word begins one of the text's, as the database will find it. */
const finds = (search: string, ...texts: string[]) => {
  const words = searchTextOf(texts).split(' ')
  const sought = wordsSought(search)
  return sought.length > 0 && sought.every((each) => words.some((word) => word.startsWith(each)))
}

test('a size is found however it is written', () => {
  for (const search of ['9mm', '9 mm', '9 MM', 'triplek 9mm', 'triplek 9 mm'])
    assert.ok(finds(search, 'Triplek Meranti', '9 mm UTY'), search)
  for (const search of ['122x244', '122 x 244', '122×244', '122 × 244 cm', '122x244cm'])
    assert.ok(finds(search, '122 × 244 cm'), search)
  assert.ok(finds('7,5 cm', 'Bata ringan 7.5 cm') && finds('7.5cm', 'Bata ringan 7,5 cm'))
  assert.ok(finds('1/2 inci', 'Pipa AW ½"') && finds('1/2"', 'Pipa AW ½ inch'))
  assert.ok(finds('1200 liter', 'Tangki 1.200 liter'))
})

test('a size does not find another that only contains it', () => {
  assert.equal(finds('9 mm', 'Triplek 19 mm'), false)
  assert.equal(finds('2 mm', 'Besi 12 mm'), false)
})

test('a word is found by its beginning, in capitals or not, with or without accents', () => {
  assert.ok(finds('TRIP', 'Triplek Meranti'))
  assert.ok(finds('cafe', 'Café'))
  assert.equal(finds('plek', 'Triplek'), false)
})

test('a SKU is found by itself', () => {
  assert.ok(finds('RB-TRP-MRT-09-UTY', 'RB-TRP-MRT-09-UTY'))
})

test('signs without letters or digits are no words', () => {
  for (const search of ['', '   ', `'"`, '🧱🔨', '%_\\', '--', ':*&|!()'])
    assert.deepEqual(wordsSought(search), [])
})

test('whatever is typed becomes at most twelve short words of letters and digits', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 5000 }), fc.string({ maxLength: 5000 })),
      (search) => {
        const words = wordsSought(search)
        assert.ok(words.length <= 12)
        for (const word of words) assert.match(word, /^[\p{L}\p{N}]{1,40}$/u)
      },
    ),
    { seed: 3 },
  )
})

test('a text is made of the words that a search for it is made of', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('Semen', '9', 'mm', '122 × 244', 'cm', '7,5', '1/2"', 'PCC', '40 kg'),
      ),
      (parts) => {
        const text = parts.join(' ')
        if (wordsOf(text).length > 0)
          assert.ok(
            wordsSought(text).every((word) => finds(word, text)),
            text,
          )
      },
    ),
    { seed: 4 },
  )
})
