import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TypedRupiah, typedQuantity } from './typed.ts'

test('a price is read however it is written, and never with sen', () => {
  for (const text of ['54500', '54.500', 'Rp 54.500', '54.500,00'])
    assert.equal(TypedRupiah.parse(text), 54_500, text)
  for (const text of ['54.500,50', 'murah', '', '-1'])
    assert.equal(TypedRupiah.safeParse(text).success, false, text)
})

test('a quantity is read as people here write it', () => {
  assert.equal(typedQuantity('1250'), 1250)
  assert.equal(typedQuantity('1.250'), 1250)
  assert.equal(typedQuantity(' 1.250,125 '), 1250.125)
  assert.equal(typedQuantity('12,5'), 12.5)
  assert.equal(typedQuantity('12.5'), 12.5)
  for (const text of ['', 'banyak', '-3', '1,2345', '1.25.0', '1e5'])
    assert.equal(typedQuantity(text), undefined, text)
})
