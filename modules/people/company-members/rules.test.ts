import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertOwnerRemains, needsApproval } from './rules.ts'

test('only a purchaser’s order above the limit waits, at the limit it does not', () => {
  const purchaser = { role: 'purchaser', limit: 1000 } as const
  assert.equal(needsApproval(purchaser, 1000), false)
  assert.equal(needsApproval(purchaser, 1001), true)
  assert.equal(needsApproval({ ...purchaser, limit: null }, 1e12), false)
  assert.equal(needsApproval({ role: 'owner', limit: 0 }, 1), false)
})

test('a company never loses its last owner', () => {
  const members = [
    { id: 'a', role: 'owner' as const },
    { id: 'b', role: 'purchaser' as const },
  ]
  assert.throws(() => assertOwnerRemains(members, 'a', 'approver'))
  assert.throws(() => assertOwnerRemains(members, 'a'))
  assertOwnerRemains(members, 'b')
  assertOwnerRemains(members, 'b', 'owner')
})
