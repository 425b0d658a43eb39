import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sen } from '#platform/money.ts'
import { computeTrend } from './trend.ts'

test('computeTrend: says in per cent how a price rose or fell', () => {
  assert.equal(computeTrend(sen(102_000), sen(100_000)), 2)
  assert.equal(computeTrend(sen(98_800), sen(100_000)), -1.2)
  assert.equal(computeTrend(sen(100_000), sen(100_000)), 0)
  assert.equal(computeTrend(sen(100_000), null), undefined)
})
