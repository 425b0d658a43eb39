import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { multiply, rupiah, sen, sum, zero, type Money } from '#platform/money.ts'
import type { OrderDraftLine } from './order-draft.ts'
import { priceDraft } from './price-draft.ts'

const rates = {
  general: { percent: 12, baseNumerator: 11, baseDenominator: 12 },
  luxury: { percent: 12, baseNumerator: 1, baseDenominator: 1 },
}

const newLine = (unitPrice: Money, quantity = 1, luxury = false): OrderDraftLine => ({
  variantId: 1,
  warehouseId: 1,
  isPickup: false,
  sku: 'SKU-1',
  productName: 'Semen',
  variantName: '50 kg',
  productSlug: 'semen',
  picture: 'p.svg',
  unit: 'sak',
  quantity,
  awaited: 0,
  leadDays: 0,
  listPrice: unitPrice,
  discount: 0,
  unitPrice,
  total: multiply(unitPrice, quantity),
  weightKg: 50,
  volumeM3: 0.04,
  luxury,
})

test('priceDraft, exclusive: three lines of 33.333,33 carry PPN of 11.000,00 by largest remainder', () => {
  const line = newLine(sen(3_333_333))
  const priced = priceDraft({
    lines: [line, line, line],
    freight: zero,
    rates,
    prices: 'exclusive',
  })
  assert.deepEqual(priced.tax, { exclusive: 9_999_999, base: 9_166_666, tax: 1_100_000 })
  assert.deepEqual(
    priced.lines.map(({ tax }) => tax.tax),
    [366_667, 366_667, 366_666],
  )
  assert.deepEqual(
    priced.lines.map(({ total }) => total),
    [3_700_000, 3_700_000, 3_699_999],
  )
  assert.deepEqual([priced.goods, priced.total], [11_099_999, 11_099_999])
})

test('priceDraft, inclusive: prices stay as they are, and PPN is taken out of them', () => {
  const line = newLine(rupiah(37_000), 3)
  const priced = priceDraft({
    lines: [line],
    freight: rupiah(111_000),
    rates,
    prices: 'inclusive',
  })
  assert.deepEqual(
    [priced.goods, priced.freight, priced.total],
    [rupiah(111_000), rupiah(111_000), rupiah(222_000)],
  )
  assert.deepEqual(priced.tax, { exclusive: 20_000_000, base: 18_333_333, tax: 2_200_000 })
  const [pricedLine] = priced.lines
  assert.deepEqual([pricedLine!.unitPrice, pricedLine!.total], [line.unitPrice, line.total])
})

test('priceDraft, exclusive: luxury goods carry 12 %, other goods and the freight 11 %', () => {
  const priced = priceDraft({
    lines: [newLine(rupiah(100_000), 1, true), newLine(rupiah(100_000))],
    freight: rupiah(100_000),
    rates,
    prices: 'exclusive',
  })
  assert.deepEqual(
    priced.lines.map(({ unitPrice, total }) => [unitPrice, total]),
    [
      [rupiah(112_000), rupiah(112_000)],
      [rupiah(111_000), rupiah(111_000)],
    ],
  )
  assert.deepEqual([priced.freight, priced.tax.tax], [rupiah(111_000), rupiah(34_000)])
})

test('priceDraft: goods, freight, total and tax add up to the sen in both modes', () => {
  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 1e11 }).map(sen), luxury: fc.boolean() }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 1e10 }).map(sen),
      fc.constantFrom('inclusive' as const, 'exclusive' as const),
      (items, freight, prices) => {
        const priced = priceDraft({
          lines: items.map(({ price, luxury }) => newLine(price, 1, luxury)),
          freight,
          rates,
          prices,
        })
        assert.equal(sum(priced.lines.map(({ total }) => total)), priced.goods)
        assert.equal(priced.goods + priced.freight, priced.total)
        assert.equal(priced.tax.exclusive + priced.tax.tax, priced.total)
      },
    ),
    { seed: 11, numRuns: 300 },
  )
})
