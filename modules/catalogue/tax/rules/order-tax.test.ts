import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen, sum, zero } from '#platform/money.ts'
import { computeOrderTax } from './order-tax.ts'

const rates = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

test('computeOrderTax: three equal lines have the PPN of their sum, not three rounded ones', () => {
  const line = { total: rupiah(37_000), luxury: false }
  const { document, lines } = computeOrderTax([line, line, line], zero, rates)
  assert.equal(document.tax, rupiah(11_000))
  assert.equal(document.base, 9_166_667)
  assert.deepEqual(
    lines.map(({ tax }) => tax),
    [366_667, 366_667, 366_666],
  )
})

test('computeOrderTax: luxury items have 12 % on the full price, their freight 11 %', () => {
  const { document, lines, freight } = computeOrderTax(
    [{ total: rupiah(112_000), luxury: true }],
    rupiah(111_000),
    rates,
  )
  assert.equal(lines[0]!.tax, rupiah(12_000))
  assert.equal(freight.tax, rupiah(11_000))
  assert.equal(document.tax, rupiah(23_000))
})

test('computeOrderTax: lines and freight add up to the document, and it to the total', () => {
  const lines = fc.array(
    fc.record({ total: fc.integer({ min: 1, max: 1e13 }).map(sen), luxury: fc.boolean() }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1e10 }).map(sen), (items, freight) => {
      const taxed = computeOrderTax(items, freight, rates)
      const parts = [...taxed.lines, taxed.freight]
      assert.equal(sum(parts.map(({ tax }) => tax)), taxed.document.tax)
      assert.equal(sum(parts.map(({ exclusive }) => exclusive)), taxed.document.exclusive)
      assert.equal(
        taxed.document.exclusive + taxed.document.tax,
        sum([...items.map(({ total }) => total), freight]),
      )
    }),
    { seed: 11, numRuns: 500 },
  )
})
