import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sen, sum, multiply, moneyToJson, zero } from '#platform/money.ts'
import type { PricedCartLine } from '#modules/selling/cart/rules/pricing.ts'
import { findChanges } from './changes.ts'
import { buildDraftLines } from './draft-lines.ts'
import type { OrderSummary } from './order-summary.ts'

const newPricedLine = (qty: number, price: number): PricedCartLine => ({
  id: 'line',
  qty,
  variant: {
    variantId: 1,
    productId: 1,
    slug: 'pasir',
    name: 'Pasir',
    variantName: 'cor',
    brand: '-',
    sku: 'PSR',
    picture: 'p.svg',
    unit: 'm³',
    measured: true,
    minOrder: 0.1,
    multiple: 0.001,
    stock: 999,
    leadDays: 0,
    weightKg: 1400,
    volumeM3: 1,
    lengthM: 1,
    subCategory: 'semen-abu',
    luxury: false,
    active: true,
  },
  listPrice: sen(price),
  discount: 0,
  unitPrice: sen(price),
  total: multiply(sen(price), qty),
  totalAtListPrice: multiply(sen(price), qty),
  nextTier: null,
  problem: null,
})
const newSummary = (lines: PricedCartLine[], freight = 0): OrderSummary => {
  const goods = sum(lines.map((line) => line.total))
  const general = { percent: 12, baseNumerator: 11, baseDenominator: 12 }
  const rates = { general, luxury: general }
  const none = { saved: zero, rates, exclusive: zero, base: zero, tax: zero, awaited: new Map() }
  return { lines, goods, freight: sen(freight), total: sen(goods + freight), ...none }
}
const toSeen = ({ lines, freight, total }: OrderSummary) => ({
  lines: lines.map(({ variant, qty, unitPrice }) => ({
    product_variant_id: String(variant.variantId),
    qty,
    unitPrice: moneyToJson(unitPrice),
  })),
  freight: moneyToJson(freight),
  total: moneyToJson(total),
})

test('findChanges: none where everything is as seen', () => {
  const summary = newSummary([newPricedLine(2, 50_000)], 100)
  assert.deepEqual(findChanges(toSeen(summary), summary), [])
})

test('findChanges: names a line that is gone, and a total that nothing else explains', () => {
  const summary = newSummary([newPricedLine(2, 50_000)])
  const seen = toSeen(summary)
  const [seenLine] = seen.lines
  const seenWithExtra = {
    ...seen,
    lines: [...seen.lines, { ...seenLine!, product_variant_id: '2', qty: 7 }],
  }
  assert.deepEqual(
    findChanges(seenWithExtra, summary).map(({ what, was, now }) => [what, was, now]),
    [['line', '7', 'tidak ada lagi']],
  )
  const total = { ...seen, total: moneyToJson(sen(1)) }
  assert.deepEqual(
    findChanges(total, summary).map(({ what }) => what),
    ['total'],
  )
})

test('buildDraftLines: a line split over warehouses costs the same to the sen', () => {
  const thousandths = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(thousandths, fc.integer({ min: 1, max: 99_999_999 }), (quantities, price) => {
      const line = newPricedLine(quantities.reduce((all, each) => all + each, 0) / 1000, price)
      const parts = quantities.map((quantity, place) => ({
        variantId: 1,
        warehouseId: place,
        quantity: quantity / 1000,
        awaited: 0,
      }))
      const drafts = buildDraftLines([line], { parts, pickup: null })
      assert.equal(drafts.length, parts.length)
      assert.equal(sum(drafts.map((draft) => draft.total)), line.total)
    }),
    { seed: 20261120 },
  )
})
