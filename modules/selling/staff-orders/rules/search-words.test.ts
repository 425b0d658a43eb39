import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSearchCodes } from './search-words.ts'

test('toSearchCodes: the whole numbers that a search may be, as an order has them', () => {
  assert.deepEqual(toSearchCodes(' SO/2026/11/000123 '), ['so/2026/11/000123'])
  assert.deepEqual(toSearchCodes('B 9123 KXR'), ['b 9123 kxr', 'b9123kxr'])
  assert.deepEqual(toSearchCodes('+62 812-9041-773'), [
    '+62 812-9041-773',
    '+62812-9041-773',
    '08129041773',
  ])
  assert.deepEqual(toSearchCodes('Rp 5.450.000,00'), [
    'rp 5.450.000,00',
    'rp5.450.000,00',
    '5450000',
  ])
})

test('toSearchCodes: words and short numbers are none', () => {
  for (const search of ['semen uji', 'warsito', '1234', '', '   '])
    assert.deepEqual(toSearchCodes(search), [])
})
