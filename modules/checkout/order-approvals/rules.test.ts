import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needsApproval } from './rules.ts'

test('needsApproval: a purchaser’s order above the limit needs one, at the limit it does not', () => {
  const purchaser = { role: 'purchaser', limit: 1000 } as const
  assert.equal(needsApproval(purchaser, 1000), false)
  assert.equal(needsApproval(purchaser, 1001), true)
  assert.equal(needsApproval({ ...purchaser, limit: null }, 1e12), false)
  assert.equal(needsApproval({ role: 'owner', limit: 0 }, 1), false)
})
