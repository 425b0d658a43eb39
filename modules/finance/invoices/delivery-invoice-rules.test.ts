import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen, sum, type Money } from '#platform/money.ts'
import { createDice } from '#tests/support/dice.ts'
import {
  splitOffDelivery,
  type DeliveryInvoiceParts,
  type UninvoicedOrder,
} from './delivery-invoice-rules.ts'

const dice = createDice(1141)

function rollOrder(): UninvoicedOrder {
  const lines = Array.from({ length: dice(1, 6) }, (_, index) => {
    // Also of goods that cost less than a rupiah.
    const total = dice(0, 9) === 0 ? 0 : dice(1, dice(0, 4) === 0 ? 300 : 90_000_000)
    const tax = dice(0, Math.floor(total / 9))
    return {
      lineId: `line ${index}`,
      quantity: dice(0, 1) === 0 ? dice(1, 400) : dice(1, 400_000) / 1000,
      total: sen(total),
      base: sen(dice(0, total)),
      tax: sen(tax),
      now: 0,
    }
  })
  const freight = dice(0, 1) * dice(1, dice(0, 4) === 0 ? 300 : 9_000_000)
  return {
    lines,
    freight: sen(freight),
    freightBase: sen(dice(0, freight)),
    freightTax: sen(dice(0, Math.floor(freight / 9))),
  }
}

/** A part of what is left, or all of it; nothing of some lines. */
const loadSome = (order: UninvoicedOrder, isLast: boolean): UninvoicedOrder => ({
  ...order,
  lines: order.lines.map((line) => {
    const thousandths = Math.round(line.quantity * 1000)
    const some = dice(0, 2) === 0 ? 0 : dice(0, thousandths)
    return { ...line, now: (isLast ? thousandths : some) / 1000 }
  }),
})

/** What is left after an invoice, as the tables would add it up. */
function subtract(order: UninvoicedOrder, invoice: DeliveryInvoiceParts): UninvoicedOrder {
  const less = (from: Money, amount: Money) => sen(from - amount)
  return {
    lines: order.lines.map((line) => {
      const part = invoice.lines.find(({ lineId }) => lineId === line.lineId)
      if (!part) return line
      return {
        ...line,
        quantity: Math.round((line.quantity - part.quantity) * 1000) / 1000,
        total: less(line.total, part.total),
        base: less(line.base, part.base),
        tax: less(line.tax, part.tax),
      }
    }),
    freight: less(order.freight, invoice.freight),
    freightBase: less(
      order.freightBase,
      sen(invoice.base - sum(invoice.lines.map(({ base }) => base))),
    ),
    freightTax: less(order.freightTax, sen(invoice.tax - sum(invoice.lines.map(({ tax }) => tax)))),
  }
}

test('splitOffDelivery: whatever the deliveries, their invoices add up to the order, line by line, for 5,000 orders', () => {
  for (let round = 0; round < 5_000; round += 1) {
    let left = rollOrder()
    const deliveries = dice(1, 6)
    for (let delivery = 1; delivery <= deliveries; delivery += 1) {
      const invoice = splitOffDelivery(loadSome(left, delivery === deliveries))
      if (!invoice) continue
      assert.equal(invoice.total, invoice.goods + invoice.freight)
      assert.equal(invoice.total, invoice.exclusive + invoice.tax)
      assert.equal(invoice.goods, sum(invoice.lines.map(({ total }) => total)))
      for (const line of invoice.lines) {
        assert.equal(line.total, line.exclusive + line.tax)
        assert.ok(line.exclusive >= 0 && line.tax >= 0 && line.base >= 0)
      }
      const freightTax = invoice.tax - sum(invoice.lines.map(({ tax }) => tax))
      assert.ok(freightTax >= 0 && invoice.freight >= freightTax)
      left = subtract(left, invoice)
    }
    for (const line of left.lines)
      assert.deepEqual([line.quantity, line.total, line.base, line.tax], [0, 0, 0, 0])
    assert.deepEqual([left.freight, left.freightBase, left.freightTax], [0, 0, 0])
  }
})

test('splitOffDelivery: a sen that a split line has left behind is invoiced with the next goods', () => {
  const order = {
    lines: [
      { lineId: 'spent', quantity: 0, total: sen(-1), base: sen(1), tax: sen(0), now: 0 },
      { lineId: 'next', quantity: 2, total: sen(1_000), base: sen(900), tax: sen(99), now: 2 },
    ],
    freight: sen(0),
    freightBase: sen(0),
    freightTax: sen(0),
  }
  const invoice = splitOffDelivery(order)
  assert.deepEqual([invoice?.total, invoice?.base, invoice?.lines.length], [999, 901, 1])
  assert.equal(
    splitOffDelivery({ ...order, lines: order.lines.map((line) => ({ ...line, now: 0 })) }),
    undefined,
  )
})
