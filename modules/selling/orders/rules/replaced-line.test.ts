import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sen } from '#platform/money.ts'
import { splitLine, type LinePart } from './replaced-line.ts'

test('splitLine: both parts add up to the line to the sen, and each has its own PPN', () => {
  const line = fc
    .record({
      thousandths: fc.integer({ min: 2, max: 5_000_000 }),
      total: fc.integer({ min: 0, max: 9_000_000_000 }),
      part: fc.integer({ min: 1, max: 1000 }),
    })
    .map(({ thousandths, total, part }) => {
      const tax = Math.round((total * 11) / 111)
      const quantity = thousandths / 1000
      const taken = Math.max(1, Math.floor((thousandths * part) / 1000)) / 1000
      const whole: LinePart = {
        quantity,
        total: sen(total),
        tax: { exclusive: sen(total - tax), base: sen(Math.round(total * 0.82)), tax: sen(tax) },
        weightKg: 12.345,
        volumeM3: 0.123456,
      }
      return { whole, quantity: taken }
    })
  fc.assert(
    fc.property(line, ({ whole, quantity }) => {
      const { taken, rest } = splitLine(whole, quantity)
      assert.equal(taken.total + rest.total, whole.total)
      for (const key of ['exclusive', 'base', 'tax'] as const)
        assert.equal(taken.tax[key] + rest.tax[key], whole.tax[key])
      for (const part of [taken, rest]) {
        assert.equal(part.tax.exclusive + part.tax.tax, part.total)
        assert.ok(part.total >= 0 && part.tax.tax >= 0)
      }
    }),
    { seed: 10, numRuns: 1000 },
  )
})

test('splitLine: more than the line has is a bug of the caller', () => {
  const tax = { exclusive: sen(90), base: sen(82), tax: sen(10) }
  const line = { quantity: 2, total: sen(100), tax, weightKg: 1, volumeM3: 1 }
  assert.throws(() => splitLine(line, 2.001), RangeError)
  assert.throws(() => splitLine(line, 0), RangeError)
})
