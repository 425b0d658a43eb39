import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen, sum } from '#platform/money.ts'
import { computeExclusiveTax, computeInclusiveTax, computeTaxOnLines, type TaxRate } from './tax.ts'

const general: TaxRate = { percent: 12, baseNumerator: 11, baseDenominator: 12 }
const luxury: TaxRate = { percent: 12, baseNumerator: 1, baseDenominator: 1 }

const lines = fc.array(fc.integer({ min: 1, max: 900_000_000_00 }).map(sen), {
  minLength: 1,
  maxLength: 40,
})
const rate = fc.constantFrom(general, luxury)

test('computeExclusiveTax: 100.000 has a base of 91.666,67 and PPN of 11.000,00', () => {
  assert.deepEqual(computeExclusiveTax(rupiah(100_000), general), {
    exclusive: rupiah(100_000),
    base: sen(91_666_67),
    tax: rupiah(11_000),
  })
})

test('computeInclusiveTax: 111.000 is 100.000 plus PPN', () => {
  assert.deepEqual(computeInclusiveTax(rupiah(111_000), general), {
    exclusive: rupiah(100_000),
    base: sen(91_666_67),
    tax: rupiah(11_000),
  })
})

test('computeExclusiveTax: luxury goods have 12 % on the full price', () => {
  assert.equal(computeExclusiveTax(rupiah(100_000), luxury).tax, rupiah(12_000))
  assert.equal(computeInclusiveTax(rupiah(112_000), luxury).exclusive, rupiah(100_000))
})

test('computeTaxOnLines: three lines of 33.333,33 have 11.000,00 in total, not 11.000,01', () => {
  const document = computeTaxOnLines(
    [sen(33_333_33), sen(33_333_33), sen(33_333_33)],
    general,
    'exclusive',
  )
  assert.equal(document.tax, rupiah(11_000))
  assert.deepEqual(
    document.lines.map((line) => line.tax),
    [sen(3_666_67), sen(3_666_67), sen(3_666_66)],
  )
})

test('computeInclusiveTax: exclusive and tax add up to the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000_000_000_00 }).map(sen), rate, (total, each) => {
      const { exclusive, tax } = computeInclusiveTax(total, each)
      assert.equal(exclusive + tax, total)
      assert.ok(tax >= 0)
    }),
    { seed: 11 },
  )
})

test('computeTaxOnLines: lines add up to the document in base, tax and exclusive', () => {
  fc.assert(
    fc.property(
      lines,
      rate,
      fc.constantFrom('exclusive' as const, 'inclusive' as const),
      (totals, each, mode) => {
        const document = computeTaxOnLines(totals, each, mode)
        assert.equal(sum(document.lines.map((line) => line.tax)), document.tax)
        assert.equal(sum(document.lines.map((line) => line.base)), document.base)
        assert.equal(sum(document.lines.map((line) => line.exclusive)), document.exclusive)
        if (mode === 'inclusive')
          for (const [index, line] of document.lines.entries())
            assert.equal(line.exclusive + line.tax, totals[index])
      },
    ),
    { seed: 12 },
  )
})

test('computeTaxOnLines: no line differs by a sen or more from its exact share', () => {
  fc.assert(
    fc.property(lines, (totals) => {
      const { tax, lines: taxed } = computeTaxOnLines(totals, general, 'exclusive')
      const whole = sum(totals)
      for (const [index, line] of taxed.entries())
        assert.ok(Math.abs(line.tax - (tax * totals[index]!) / whole) < 1.001)
    }),
    { seed: 13 },
  )
})
