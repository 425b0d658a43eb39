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
test('a figure is read however it is written', () => {
  for (const [text, value] of samples) assert.equal(parseIndonesianNumber(text), value, text)
})

test('what is no figure, or could mean two, is not read', () => {
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

test('money is read back as Indonesia and as programs write it', () => {
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

test('a number of a cell is read back as the same, whatever its decimals', () => {
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

test('only a lone separator before three digits could mean two', () => {
  for (const text of ['1.250', '12,500', ' 1.250']) assert.ok(isAmbiguousNumber(text), text)
  for (const text of ['1.2500', '0.250', '1.250,5', '1250', '1.250.000'])
    assert.ok(!isAmbiguousNumber(text), text)
})
