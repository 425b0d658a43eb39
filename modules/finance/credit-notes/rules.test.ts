import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sen, sum } from '#platform/money.ts'
import { computeCredit, type CreditableOrder } from './rules.ts'

type Line = { total: number; tax: number; quantity: number }

const makeOrder = (
  lines: readonly Line[],
  freight: number,
  freightTax: number,
): CreditableOrder => ({
  goods: sum(lines.map(({ total }) => sen(total))),
  freight: sen(freight),
  freightTax: sen(freightTax),
  lines: lines.map(({ total, tax, quantity }, index) => ({
    id: String(index),
    quantity,
    total: sen(total),
    tax: sen(tax),
    creditedQuantity: 0,
    creditedTotal: sen(0),
    creditedTax: sen(0),
  })),
  creditedFreight: sen(0),
  creditedFreightTax: sen(0),
  goodsWithFreight: sen(0),
})

/** The order after a credit note, as the database adds it up. */
function credit(order: CreditableOrder, lineId: string, quantity: number) {
  const given = computeCredit(order, { lines: [{ lineId, quantity }], withFreight: true })
  const [part] = given.lines
  const lines = order.lines.map((line) =>
    line.id === lineId
      ? {
          ...line,
          creditedQuantity: line.creditedQuantity + quantity,
          creditedTotal: sen(line.creditedTotal + part!.total),
          creditedTax: sen(line.creditedTax + part!.tax),
        }
      : line,
  )
  const after: CreditableOrder = {
    ...order,
    lines,
    creditedFreight: sen(order.creditedFreight + given.freight),
    creditedFreightTax: sen(order.creditedFreightTax + given.tax - part!.tax),
    goodsWithFreight: sen(order.goodsWithFreight + given.goods),
  }
  return { given, after }
}

test('computeCredit: in any steps, everything returned gives back exactly the order and its PPN', () => {
  const line = fc
    .record({
      total: fc.integer({ min: 1, max: 9_000_000_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    .map((each) => ({ ...each, tax: Math.round((each.total * 11) / 111) }))
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 500_000_000 }),
      (lines, freight) => {
        const freightTax = Math.round((freight * 11) / 111)
        let order = makeOrder(lines, freight, freightTax)
        const totals = { total: 0, tax: 0 }
        for (const [index, { quantity }] of lines.entries())
          for (let unit = 0; unit < quantity; unit++) {
            const { given, after } = credit(order, String(index), 1)
            assert.ok(given.goods >= 0 && given.freight >= 0 && given.total >= given.tax)
            totals.total += given.total
            totals.tax += given.tax
            order = after
          }
        assert.equal(totals.total, sum(lines.map(({ total }) => sen(total))) + freight)
        assert.equal(totals.tax, sum(lines.map(({ tax }) => sen(tax))) + freightTax)
      },
    ),
    { seed: 14, numRuns: 500 },
  )
})

test('computeCredit: freight stays with the shop unless it is asked for, then by the value of the goods', () => {
  const order = makeOrder(
    [
      { total: 300_00, tax: 29_73, quantity: 3 },
      { total: 100_00, tax: 9_91, quantity: 1 },
    ],
    40_00,
    3_96,
  )
  const lines = [{ lineId: '0', quantity: 1 }]
  const without = computeCredit(order, { lines, withFreight: false })
  assert.deepEqual(
    [without.goods, without.freight, without.total, without.tax],
    [100_00, 0, 100_00, 9_91],
  )
  const withFreight = computeCredit(order, { lines, withFreight: true })
  assert.deepEqual(
    [withFreight.goods, withFreight.freight, withFreight.total, withFreight.tax],
    [100_00, 10_00, 110_00, 10_90],
  )
})

test('computeCredit: more of a line than was sold is a bug of the caller', () => {
  const order = makeOrder([{ total: 100, tax: 10, quantity: 2 }], 0, 0)
  assert.throws(
    () => computeCredit(order, { lines: [{ lineId: '0', quantity: 2.001 }], withFreight: false }),
    RangeError,
  )
})
