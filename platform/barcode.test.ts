import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBarcode, padBarcode } from './barcode.ts'

test('isBarcode: EAN-8, UPC-A, EAN-13 and GTIN-14 with their check digit, nothing else', () => {
  for (const text of [
    '96385074',
    '036000291452',
    '4006381333931',
    '8991002101630',
    '10012345678902',
  ])
    assert.equal(isBarcode(text), true, text)
  for (const text of [
    '',
    '4006381333932',
    '400638133393',
    '40063813339',
    '4006381333931 ',
    '4OO6381333931',
  ])
    assert.equal(isBarcode(text), false, text)
})

test('padBarcode: a code is the same with and without leading zeros', () => {
  assert.equal(padBarcode('036000291452'), padBarcode('0036000291452'))
})
