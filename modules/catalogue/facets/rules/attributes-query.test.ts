import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseAttributes, formatAttributes } from './attributes-query.ts'

test('parseAttributes: reads the values of each attribute', () => {
  assert.deepEqual(
    parseAttributes('tebal:9,12;grade:UTY'),
    new Map([
      ['tebal', new Set(['9', '12'])],
      ['grade', new Set(['UTY'])],
    ]),
  )
})

test('parseAttributes: leaves out what it cannot read and never throws', () => {
  for (const text of [undefined, '', ';;', ':', 'tebal', 'tebal:', ':9', 'tebal:,,'])
    assert.equal(parseAttributes(text).size, 0)
  assert.deepEqual(parseAttributes('jenis:100%'), new Map([['jenis', new Set(['100%'])]]))
  fc.assert(
    fc.property(fc.string(), (text) => void parseAttributes(text)),
    { seed: 3 },
  )
})

test('formatAttributes, parseAttributes: any value survives the round trip', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text)
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), (values) => {
      assert.deepEqual(
        parseAttributes(formatAttributes([['ukuran', values]])).get('ukuran'),
        new Set(values),
      )
    }),
    { seed: 4 },
  )
})
