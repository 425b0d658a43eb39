import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RupiahField, parseQuantity } from './form-numbers.ts'

test('RupiahField: parses every common notation and refuses sen', () => {
  for (const text of ['54500', '54.500', 'Rp 54.500', '54.500,00'])
    assert.equal(RupiahField.parse(text), 54_500, text)
  for (const text of ['54.500,50', 'murah', '', '-1'])
    assert.equal(RupiahField.safeParse(text).success, false, text)
})

test('parseQuantity: parses Indonesian and plain notation', () => {
  assert.equal(parseQuantity('1250'), 1250)
  assert.equal(parseQuantity('1.250'), 1250)
  assert.equal(parseQuantity(' 1.250,125 '), 1250.125)
  assert.equal(parseQuantity('12,5'), 12.5)
  assert.equal(parseQuantity('12.5'), 12.5)
  for (const text of ['', 'banyak', '-3', '1,2345', '1.25.0', '1e5'])
    assert.equal(parseQuantity(text), undefined, text)
})
