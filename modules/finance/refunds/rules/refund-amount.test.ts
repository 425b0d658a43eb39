import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rupiah, sen } from '#platform/money.ts'
import {
  assertRefundable,
  assertSecondPerson,
  computeRefundable,
  needsApproval,
} from './refund-amount.ts'

test('computeRefundable: what was paid less every refund, and never below zero', () => {
  assert.equal(computeRefundable({ received: rupiah(100), refunded: rupiah(30) }), rupiah(70))
  assert.equal(computeRefundable({ received: rupiah(100), refunded: rupiah(101) }), 0)
})

test('assertRefundable: a sen above what was paid is refused with the amount that would do', () => {
  assertRefundable(rupiah(100), rupiah(100))
  assert.throws(() => assertRefundable(sen(10_001), rupiah(100)), {
    code: 'refund.too_much',
    message: /Paling banyak Rp 100,00/,
  })
  assert.throws(() => assertRefundable(sen(0), rupiah(100)), { code: 'refund.nothing' })
})

test('needsApproval: above the limit only', () => {
  assert.equal(needsApproval(rupiah(100), rupiah(100)), false)
  assert.equal(needsApproval(sen(10_001), rupiah(100)), true)
})

test('assertSecondPerson: who prepared a refund does not approve it', () => {
  assertSecondPerson('a', 'b')
  assert.throws(() => assertSecondPerson('a', 'a'), { code: 'refund.own' })
})
