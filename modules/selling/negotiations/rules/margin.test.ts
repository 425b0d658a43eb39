import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah } from '#platform/money.ts'
import { computeMarginPercent, describeMargin } from './margin.ts'

const describe = (price: number) =>
  describeMargin(computeMarginPercent(rupiah(price), rupiah(48_000)), 'Rp 48.000')

test('describeMargin: a share of the price, as long as it says something', () => {
  assert.equal(describe(60_000), '20% dari harga beli Rp 48.000')
  assert.equal(describe(45_000), '-6,7% dari harga beli Rp 48.000')
  assert.equal(describe(24_000), '-100% dari harga beli Rp 48.000')
})

test('describeMargin: below half of what the goods cost there is no percentage', () => {
  assert.equal(describe(1), 'kurang dari separuh harga beli Rp 48.000')
})
