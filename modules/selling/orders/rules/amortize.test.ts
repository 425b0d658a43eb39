import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sen, sum } from '#platform/money.ts'
import { amortize } from './amortize.ts'

test('amortize: any amount is paid in full, every instalment but the last is the same whole rupiah', () => {
  const amounts = fc.integer({ min: 100, max: 9_000_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 60 }), (total, count) => {
      const parts = amortize(sen(total), count, '2026-11-22')
      const [first] = parts
      const last = parts.at(-1)!
      const unit = total < 100 * count ? 1 : 100
      return (
        parts.length === count &&
        sum(parts.map(({ amount }) => amount)) === total &&
        parts.slice(0, -1).every(({ amount }) => amount === first!.amount && amount % unit === 0) &&
        last.amount >= first!.amount &&
        last.amount - first!.amount < count * unit
      )
    }),
    { seed: 14, numRuns: 2_000 },
  )
})

test('amortize: due on the same day of every month, or on its last day', () => {
  assert.deepEqual(
    amortize(sen(10_000_01), 4, '2026-11-30').map(({ dueDate, amount }) => [dueDate, amount]),
    [
      ['2026-12-30', 2_500_00],
      ['2027-01-30', 2_500_00],
      ['2027-02-28', 2_500_00],
      ['2027-03-30', 2_500_01],
    ],
  )
  assert.throws(() => amortize(sen(3), 4, '2026-11-30'), RangeError)
})
