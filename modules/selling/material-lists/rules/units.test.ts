import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameUnit, findColumnUnit, findCountUnit } from './units.ts'

test('findCountUnit: knows the spellings of a unit; a size between words is not a unit', () => {
  assert.deepEqual(['Zak', 'lbr.', 'BTG', 'm3', 'pcs', 'kg'].map(findCountUnit), [
    'sak',
    'lembar',
    'batang',
    'm³',
    'buah',
    undefined,
  ])
})

test('findColumnUnit: a size counts, and an unknown word stays unchanged', () => {
  assert.deepEqual(['KG', "m'", 'Titik', ' '].map(findColumnUnit), ['kg', 'm', 'titik', undefined])
})

test('isSameUnit: two spellings of one unit are the same', () => {
  assert.ok(isSameUnit('pail', 'galon') && isSameUnit('unit', 'buah') && isSameUnit('kg', 'Kilo'))
  assert.ok(!isSameUnit('sak', 'kg'))
})
