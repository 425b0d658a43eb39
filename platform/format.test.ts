import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact, formatNumber, formatShort } from './format.ts'

test('formatNumber: a dot for thousands, a comma for decimals, two decimals by default', () => {
  assert.equal(formatNumber(1_250_000), '1.250.000,00')
  assert.equal(formatNumber(-0.5), '-0,50')
  assert.equal(formatNumber(1234.567, 0), '1.235')
})

test('formatExact, formatShort: documents keep two decimals, lists only where they are not zero', () => {
  assert.equal(formatExact({ amount: '580000.00' }), '580.000,00')
  assert.equal(formatShort({ amount: '580000.00' }), '580.000')
  assert.equal(formatShort({ amount: '580000.50' }), '580.000,50')
})
