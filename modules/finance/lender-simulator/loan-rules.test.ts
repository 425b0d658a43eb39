import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen } from '#platform/money.ts'
import { computeTotal } from './loan-rules.ts'

test('computeTotal: what is repaid is whole rupiah, because banks transfer no sen', () => {
  assert.equal(computeTotal(sen(2_549_490_000), 3), 2_664_217_100)
  for (const amount of [1, 99, 100, 12_345, 99_999_901])
    for (const tenor of [1, 3, 6]) {
      const total = computeTotal(sen(amount), tenor)
      assert.equal(total % 100, 0, `${amount} in ${tenor}`)
      assert.ok(total >= amount, `${amount} in ${tenor}`)
    }
})
