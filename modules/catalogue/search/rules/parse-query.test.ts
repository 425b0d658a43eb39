import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRoots } from './stem.ts'
import { parseQuery } from './parse-query.ts'
import { buildVocabulary } from './vocabulary.ts'

const PLYWOOD = 1
const CEMENT = 2
const GLUE = 3
const FLOOR_PAINT = 4
const MIXER = 5
const vocabulary = buildVocabulary({
  categories: [{ name: 'Semen & Mortar', subs: [CEMENT, GLUE] }],
  subs: [
    { id: PLYWOOD, name: 'Triplek', aliases: ['kayu lapis'], labels: ['Tebal', 'Ukuran'] },
    { id: CEMENT, name: 'Semen Abu-abu', aliases: ['semen'], labels: ['Isi'] },
    { id: GLUE, name: 'Perekat Keramik', aliases: ['lem keramik'], labels: ['Isi'] },
    { id: FLOOR_PAINT, name: 'Cat Lantai & Marka', aliases: [], labels: ['Warna'] },
    { id: MIXER, name: 'Mesin Proyek', aliases: ['molen'], labels: [] },
  ],
  brands: [
    { id: 7, name: 'Karang Jaya' },
    { id: 8, name: 'Rimbaply' },
  ],
  words: [
    { sub: PLYWOOD, word: 'meranti', named: true },
    { sub: PLYWOOD, word: 'uty', named: false },
    { sub: CEMENT, word: 'k300', named: true },
    { sub: CEMENT, word: 'semen', named: true },
    { sub: GLUE, word: 'plester', named: true },
    { sub: MIXER, word: 'aduk', named: true },
    { sub: GLUE, word: 'lis', named: true },
    { sub: GLUE, word: 'gipsum', named: true },
    { sub: PLYWOOD, word: '=l9', named: false },
  ],
  subCategoryBrands: [
    { sub: CEMENT, brand: 7 },
    { sub: PLYWOOD, brand: 8 },
  ],
  synonyms: [
    { phrase: 'multipleks', meaning: 'triplek' },
    { phrase: 'lantai', meaning: 'keramik' },
    { phrase: 'pengaduk semen', meaning: 'molen' },
    { phrase: 'gipsum', meaning: 'triplek gipsum' },
    { phrase: 'semen plester', meaning: 'mortar plester' },
  ],
})
const words = (text: string) => parseQuery(text, vocabulary).terms.map(({ word }) => word)
/** The sub-category with the highest score. */
const bestSubCategory = (text: string) => {
  const { subCategoryScores } = parseQuery(text, vocabulary)
  const sum = (scores: number[]) => scores.reduce((total, score) => total + score, 0)
  return [...subCategoryScores].sort((one, other) => sum(other[1]) - sum(one[1]))[0]?.[0]
}

test('parseQuery: recognises a sub-category by name, alias, synonym and misspelling, in any order', () => {
  for (const text of [
    'triplek',
    'TRIPLEK',
    'kayu lapis',
    'lapis kayu',
    'multipleks',
    'tripelk',
    'tripleks',
    'multiplkes',
  ])
    assert.equal(bestSubCategory(text), PLYWOOD, text)
  assert.equal(bestSubCategory('keramik lem'), GLUE)
})

test('parseQuery: separates brand, sub-category and size in any order', () => {
  for (const text of [
    'semen karang jaya 40 kg',
    '40kg karang jaya semen',
    'karang jaya semen 40 kg',
  ]) {
    const { brands, sizes } = parseQuery(text, vocabulary)
    assert.deepEqual([words(text), brands, sizes.length], [['semen'], [7], 1], text)
  }
  assert.deepEqual(parseQuery('rimbaply uty', vocabulary).brands, [8])
})

test('parseQuery: ignores filler words, attribute labels and quantities', () => {
  assert.deepEqual(words('saya mau beli triplek tebal 9 mm yang murah'), ['triplek'])
  const { sizes } = parseQuery('semen 10 sak', vocabulary)
  assert.deepEqual(sizes, [])
})

test('parseQuery: recognises a word with affixes by its root', () => {
  assert.deepEqual(words('mengaduk'), ['aduk'])
  assert.ok(findRoots('pengecoran').includes('cor'))
  assert.ok(findRoots('ngecat').includes('cat'))
  assert.ok(findRoots('penutup').includes('tutup'))
  assert.ok(findRoots('memotong').includes('potong'))
  assert.ok(findRoots('menyambung').includes('sambung'))
})

test('parseQuery: a synonym of several words applies only to adjacent words', () => {
  assert.equal(bestSubCategory('pengaduk semen'), MIXER)
  assert.equal(bestSubCategory('semen'), CEMENT)
})

test('parseQuery: a synonym that adds to a word leaves it behind goods that are called so with it', () => {
  assert.deepEqual(words('gipsum'), ['triplek', 'gipsum'])
  assert.deepEqual(words('lis gipsum'), ['lis', 'gipsum'])
})

test('parseQuery: a synonym does not replace part of a sub-category’s name', () => {
  assert.equal(bestSubCategory('cat lantai'), FLOOR_PAINT)
})

test('parseQuery: letters and a number that belong together are one word, joined or apart', () => {
  for (const text of ['semen k300', 'semen k-300', 'semen K 300'])
    assert.ok(words(text).includes('k300'), text)
})

test('parseQuery: reports unknown words', () => {
  assert.deepEqual(parseQuery('zzqwxy', vocabulary).unknown, ['zzqwxy'])
  assert.deepEqual(parseQuery('🧱 \' " <b> ; --', vocabulary).terms, [])
})

test('parseQuery: corrects a misspelling to a word that fits the others, also in short words', () => {
  assert.deepEqual(words('lem kermik'), ['lem', 'keramik'])
  assert.deepEqual(words('lme keramik'), ['lem', 'keramik'])
  assert.deepEqual(parseQuery('lme', vocabulary).unknown, ['lme'])
})

test('parseQuery: a word that a synonym replaces does not come back because its category has it', () => {
  assert.deepEqual(words('semen plester'), ['mortar', 'plester'])
})
