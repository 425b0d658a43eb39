import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen } from '#platform/money.ts'
import {
  assertWithinLimit,
  computeSurplus,
  describeReceived,
  splitReceived,
} from './payment-difference.ts'

const invoice = { amount: rupiah(1_000_000), uniqueCode: 217 }

test('splitReceived: the exact transfer books the unique code and nothing else', () => {
  assert.deepEqual(splitReceived(invoice, rupiah(1_000_217), undefined), [
    { kind: 'unique_code', amount: rupiah(217) },
  ])
})

test('splitReceived: Rp 194 too much is a difference of its own beside the code', () => {
  assert.deepEqual(splitReceived(invoice, rupiah(1_000_411), 'credited'), [
    { kind: 'unique_code', amount: rupiah(217) },
    { kind: 'credited', amount: rupiah(194) },
  ])
})

test('splitReceived: without the code the invoice is paid, and one sen less of it is written off', () => {
  assert.deepEqual(splitReceived(invoice, rupiah(1_000_000), undefined), [])
  assert.deepEqual(splitReceived(invoice, sen(99_999_999), 'written_off'), [
    { kind: 'written_off', amount: -1 },
  ])
  assert.throws(() => splitReceived(invoice, sen(99_999_999), 'credited'), {
    code: 'payment.treatment',
    message: /Kurang Rp 0,01/,
  })
  assert.throws(() => splitReceived(invoice, rupiah(1_000_218), 'written_off'), {
    code: 'payment.treatment',
  })
})

test('splitReceived: whatever comes in, amount and differences add up to it', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 1, max: 1e12 }),
    uniqueCode: fc.integer({ min: 0, max: 999 }),
    received: fc.integer({ min: 1, max: 1e12 }),
  })
  for (const { amount, uniqueCode, received } of fc.sample(amounts, { seed: 15, numRuns: 5_000 })) {
    const expected = { amount: sen(amount), uniqueCode }
    const isLess = computeSurplus(expected, sen(received)) < 0
    const parts = splitReceived(expected, sen(received), isLess ? 'written_off' : 'credited')
    assert.equal(amount + parts.reduce((sum, part) => sum + part.amount, 0), received)
    assert.ok(parts.every((part) => part.amount !== 0))
  }
})

test('assertWithinLimit: a role keeps and writes off up to its limit; what goes back needs none', () => {
  assertWithinLimit([{ kind: 'written_off', amount: rupiah(-100) }], rupiah(100))
  assertWithinLimit([{ kind: 'credited', amount: rupiah(9_000) }], rupiah(100))
  for (const kind of ['retained', 'written_off'] as const)
    assert.throws(
      () =>
        assertWithinLimit(
          [{ kind, amount: sen(kind === 'retained' ? 10_001 : -10_001) }],
          rupiah(100),
        ),
      { code: 'payment.difference', message: /sampai Rp 100,00/ },
    )
})

test('describeReceived: says what becomes of the difference, and nothing of staff', () => {
  assert.equal(
    describeReceived(rupiah(411), [{ kind: 'credited', amount: rupiah(194) }]),
    'Rp 411,00 diterima, lebih Rp 194,00; kelebihannya kami kembalikan.',
  )
})
