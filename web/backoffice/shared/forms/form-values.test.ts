import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSpecification, parseDecimal, toFieldValue, splitLines } from './form-values.ts'

test('parseDecimal: parses what toFieldValue writes and what people type', () => {
  assert.equal(parseDecimal('14,2'), 14.2)
  assert.equal(parseDecimal('1,125'), 1.125)
  assert.equal(parseDecimal('1.250'), 1250)
  assert.equal(parseDecimal('0.027'), 0.027)
  for (const value of [1.125, 0.000123, 1250, 40])
    assert.equal(parseDecimal(toFieldValue(value)), value)
  assert.equal(parseDecimal('40'), 40)
  assert.equal(parseDecimal('empat'), 'empat')
  assert.equal(parseDecimal(undefined), undefined)
})

test('parseSpecification: reads one label and value per line', () => {
  assert.deepEqual(parseSpecification('Kelas: UTY\n\nUkuran : 122 x 244: cm\ntanpa isi'), [
    { label: 'Kelas', value: 'UTY' },
    { label: 'Ukuran', value: '122 x 244: cm' },
    { label: 'tanpa isi', value: '' },
  ])
  assert.deepEqual(splitLines(' a \r\n\r\nb'), ['a', 'b'])
})
