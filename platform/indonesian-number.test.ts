import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isAmbiguousNumber, formatCellNumber, parseIndonesianNumber } from './indonesian-number.ts'

const samples: [string, number][] = [
  ['1.234,50', 1234.5],
  ['1234.50', 1234.5],
  ['1,234.50', 1234.5],
  ['Rp 1.250.000', 1_250_000],
  ['rp1.250.000,00', 1_250_000],
  ['1.250', 1250],
  ['12,5', 12.5],
  ['0.5', 0.5],
  ['0.027', 0.027],
  ['0,125', 0.125],
  ['40', 40],
  ['-3', -3],
  [' 1 250 ', 1250],
]
test('parseIndonesianNumber: parses every common notation', () => {
  for (const [text, value] of samples) assert.equal(parseIndonesianNumber(text), value, text)
})

test('parseIndonesianNumber: rejects text that is not a number or is ambiguous', () => {
  for (const text of [
    '',
    'abc',
    '1.2.3',
    '1,2,3',
    '12.34.567',
    '1.23,4.5',
    '12a',
    '--3',
    '.',
    '1,234,56.7',
  ])
    assert.equal(parseIndonesianNumber(text), undefined, text)
})

test('parseIndonesianNumber: parses money in Indonesian and in program notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (sen) => {
      const amount = sen / 100
      const indonesian = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2 }).format(amount)
      return (
        parseIndonesianNumber(indonesian) === amount &&
        parseIndonesianNumber(amount.toFixed(2)) === amount
      )
    }),
  )
})

test('formatCellNumber: parseIndonesianNumber returns the same number, whatever its decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 6 }),
      (whole, decimals) => {
        const value = whole / 10 ** decimals
        assert.equal(parseIndonesianNumber(formatCellNumber(value)), value)
      },
    ),
  )
})

test('isAmbiguousNumber: only a single separator before three digits is ambiguous', () => {
  for (const text of ['1.250', '12,500', ' 1.250']) assert.ok(isAmbiguousNumber(text), text)
  for (const text of ['1.2500', '0.250', '1.250,5', '1250', '1.250.000'])
    assert.ok(!isAmbiguousNumber(text), text)
})
