import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameUnit, findColumnUnit, findCountUnit } from './units.ts'

test('a unit is known however it is written, a size between words is none', () => {
  assert.deepEqual(['Zak', 'lbr.', 'BTG', 'm3', 'pcs', 'kg'].map(findCountUnit), [
    'sak',
    'lembar',
    'batang',
    'm³',
    'buah',
    undefined,
  ])
})

test('in a column of units a size counts, and an unknown word stays as it is', () => {
  assert.deepEqual(['KG', "m'", 'Titik', ' '].map(findColumnUnit), ['kg', 'm', 'titik', undefined])
})

test('two words for one unit are the same', () => {
  assert.ok(isSameUnit('pail', 'galon') && isSameUnit('unit', 'buah') && isSameUnit('kg', 'Kilo'))
  assert.ok(!isSameUnit('sak', 'kg'))
})
