import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rupiah, sen, sum } from '#platform/money.ts'
import { amortize } from '#modules/selling/orders/rules/amortize.ts'
import { explainLoan } from './loan-limit.ts'
import { judgeLoanEvent } from './loan-verdict.ts'
import { LoanStatus } from './loans.ts'

test('judgeLoanEvent: money of a lender is never lost, and nothing takes a paid loan back', () => {
  for (const status of LoanStatus)
    assert.ok(
      judgeLoanEvent(status, 'paid') !== 'early' &&
        (judgeLoanEvent(status, 'paid') !== 'late' || status === 'paid' || status === 'repaid'),
      status,
    )
  for (const status of ['paid', 'repaid'] as const)
    for (const event of ['approved', 'refused'] as const)
      assert.equal(judgeLoanEvent(status, event), 'late')
})

test('explainLoan: above the free limit it names what is left and what is missing', () => {
  const limit = {
    applicationId: '1',
    status: 'active' as const,
    limit: rupiah(10_000_000),
    used: rupiah(7_000_000),
    isDown: false,
  }
  assert.equal(explainLoan('KoinWorks', limit, rupiah(3_000_000)), null)
  assert.equal(
    explainLoan('KoinWorks', limit, rupiah(3_500_000))?.replaceAll('\u00A0', ' '),
    'Sisa limit KoinWorks Rp 3.000.000, kurang Rp 500.000 untuk pesanan ini.',
  )
  assert.match(explainLoan('KoinWorks', { ...limit, isDown: true }, rupiah(1))!, /tidak menjawab/)
  assert.match(explainLoan('KoinWorks', undefined, rupiah(1))!, /belum punya limit/)
})

test('amortize: instalments of a loan are equal, and the last one takes the rest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      (total, count) => {
        const amounts = amortize(sen(total), count, '2026-11-20').map(({ amount }) => amount)
        const [first = sen(0)] = amounts
        assert.equal(sum(amounts), total)
        assert.ok(amounts.slice(0, -1).every((amount) => amount === first))
        assert.ok(amounts.at(-1)! >= first && amounts.at(-1)! - first < count * 100)
      },
    ),
  )
})
