import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatExact, formatQuantity, formatRupiah } from './format.ts'
import {
  multiplyRatio,
  moneyFromJson,
  rupiah,
  sen,
  allocate,
  sum,
  multiply,
  moneyToJson,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 9_000_000_000_000 }).map(sen)

test('moneyToJson, moneyFromJson: a round trip returns the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9e14, max: 9e14 }),
      (n) => moneyFromJson(moneyToJson(sen(n))) === n,
    ),
  )
})

test('moneyFromJson, sen: throw RangeError on anything but an amount', () => {
  for (const text of ['', '1,5', '1.234', 'abc', '1e5', ' 1'])
    assert.throws(() => moneyFromJson({ amount: text }), RangeError)
  assert.throws(() => sen(0.5), RangeError)
})

test('multiply: fractional quantities are exact to the sen', () => {
  assert.equal(multiply(rupiah(715_000), 0.001), 71_500)
  assert.equal(multiply(sen(333), 1.5), 500)
  assert.equal(multiply(rupiah(1), 1.005), 101)
})

test('allocate: shares always add up to the total', () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
      (total, weights) => sum(allocate(total, weights)) === total,
    ),
  )
})

test('allocate: no share is more than one sen away from its exact value', () => {
  fc.assert(
    fc.property(
      amount,
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }),
      (total, weights) => {
        const whole = weights.reduce((all, each) => all + each, 0)
        return allocate(total, weights).every(
          (part, i) => Math.abs(part - (total * weights[i]!) / whole) < 1.001,
        )
      },
    ),
  )
})

test('multiplyRatio: rounds half up', () => {
  assert.equal(multiplyRatio(sen(1), 1, 2), 1)
  assert.equal(multiplyRatio(sen(10_000_000), 11, 12), 9_166_667)
})

test('formatExact, formatRupiah, formatQuantity: Indonesian notation with fixed decimals', () => {
  assert.equal(formatExact({ amount: '1250000.50' }), '1.250.000,50')
  assert.equal(formatRupiah({ amount: '1250000.00' }), 'Rp 1.250.000')
  assert.equal(formatQuantity(1250.5), '1.250,5')
})
