import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildVocabulary } from './vocabulary.ts'
import { extractBrands } from './extract-brands.ts'

const vocabulary = buildVocabulary({
  categories: [],
  subs: [
    { id: 1, name: 'Kaso', aliases: [], labels: [] },
    { id: 2, name: 'Triplek', aliases: [], labels: [] },
  ],
  brands: [{ id: 9, name: 'Borneo Panel' }],
  words: [
    { sub: 1, word: 'borneo', named: false },
    { sub: 2, word: 'sengon', named: false },
  ],
  subCategoryBrands: [{ sub: 2, brand: 9 }],
  synonyms: [],
})
const extract = (text: string) => extractBrands(text.split(' '), vocabulary)

test('extractBrands: half of a brand’s name is enough, and the other words are left', () => {
  assert.deepEqual(extract('triplek borneo'), { brands: [9], words: ['triplek'] })
})

test('extractBrands: of goods that the brand does not sell the word says which sort', () => {
  assert.deepEqual(extract('kaso borneo'), { brands: [], words: ['kaso', 'borneo'] })
  assert.deepEqual(extract('kaso borneo panel').brands, [9])
})
